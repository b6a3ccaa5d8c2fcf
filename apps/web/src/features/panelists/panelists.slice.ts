import type { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { createSlice } from '@reduxjs/toolkit';
import { isAnswerTo } from '#state/is-answer-to.ts';

const initialState: { panelists: Panelist[] } = { panelists: [] };

/** The list of panelists that was read last; it follows the cache, out of which the screens draw. */
export const panelistsSlice = createSlice({
  name: 'PANELIST',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isAnswerTo<typeof listPanelists>('/panel/services/all'), (state, { payload }) => {
      state.panelists = payload.data;
    }),
});
