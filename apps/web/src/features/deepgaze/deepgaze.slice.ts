import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DeepgazeState = {
  /** Newest first. */
  zips: Zip[];
  /** The page of the list that was read last, by the id of its zip. */
  resumes: Record<string, Resume[]>;
  /** The last answer as plain text. */
  queryResult: string | null;
  /** Whether a question waits for its answer. */
  loading: boolean;
};

const initialState: DeepgazeState = { zips: [], resumes: {}, queryResult: null, loading: false };

/** Comes with the log-in screen like every slice, so what changes is worked out by the commands, which come later. */
export const deepgazeSlice = createSlice({
  name: 'DEEPGAZE',
  initialState,
  reducers: {
    deepgazeChanged: (state, { payload }: PayloadAction<Partial<DeepgazeState>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { deepgazeChanged } = deepgazeSlice.actions;
