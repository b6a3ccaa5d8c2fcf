import type { listResumes } from '@slotwise/contract/deepgaze/resumes.endpoints';
import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import type { listZips } from '@slotwise/contract/deepgaze/zips.endpoints';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswerTo, isReadUnder } from '#state/is-answer-to.ts';

export type DeepgazeState = {
  /** Newest first. */
  zips: Zip[];
  /** The last page of the list that was read, by zip id. */
  resumes: Record<string, Resume[]>;
  /** The last answer as plain text. */
  queryResult: string | null;
  /** Each action sets it when it starts and clears it when it ends. */
  loading: boolean;
};

const initialState: DeepgazeState = { zips: [], resumes: {}, queryResult: null, loading: false };

/** What Deepgaze read and answered last; it follows the cache, which the screens render from. */
export const deepgazeSlice = createSlice({
  name: 'DEEPGAZE',
  initialState,
  reducers: {
    deepgazeStarted: (state) => void (state.loading = true),
    deepgazeEnded: (state) => void (state.loading = false),
    queryAnswered(state, { payload }: PayloadAction<string | null>) {
      state.queryResult = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnswerTo<typeof listZips>('/deepgaze/zips'), (state, { payload }) => {
        state.zips = payload.data;
        // Removes everything of a deleted zip from the tab.
        const isLeft = ([id]: [string, unknown]) => payload.data.some(({ zipId }) => zipId === id);
        state.resumes = Object.fromEntries(Object.entries(state.resumes).filter(isLeft));
      })
      .addMatcher(
        isAnswerTo<typeof listResumes>('/deepgaze/zips/{zip}/resumes'),
        (state, { payload, meta }) => {
          state.resumes[meta.arg.originalArgs.params.zip] = payload.data;
        },
      )
      .addMatcher(isReadUnder('/deepgaze/'), (state, { type }) => {
        state.loading = type.endsWith('pending');
      }),
});

export const { deepgazeStarted, deepgazeEnded, queryAnswered } = deepgazeSlice.actions;
