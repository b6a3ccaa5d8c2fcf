import type { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { createSlice } from '@reduxjs/toolkit';
import { isAnswerTo } from '#state/is-answer-to.ts';

const initialState: { panelists: Panelist[] } = { panelists: [] };

/** The list of panelists read last; it follows the cache, which the screens render from. */
export const panelistsSlice = createSlice({
  name: 'PANELIST',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isAnswerTo<typeof listPanelists>('/panel/services/all'), (state, { payload }) => {
      state.panelists = payload.data;
    }),
});
