import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type PanelistState = { panelists: Panelist[] };

const initialState: PanelistState = { panelists: [] };

export const panelistsSlice = createSlice({
  name: 'PANELIST',
  initialState,
  reducers: {
    panelistsListed(state, { payload }: PayloadAction<Panelist[]>) {
      state.panelists = payload;
    },
    /** A saved record takes the place of the one listed under its id. */
    panelistChanged(state, { payload }: PayloadAction<Panelist>) {
      state.panelists = state.panelists.map((one) => (one.panelistId === payload.panelistId ? payload : one));
    },
  },
  selectors: { selectPanelists: (state) => state.panelists },
});

export const { panelistsListed, panelistChanged } = panelistsSlice.actions;
export const { selectPanelists } = panelistsSlice.selectors;
