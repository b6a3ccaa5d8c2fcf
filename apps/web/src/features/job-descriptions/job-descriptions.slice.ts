import type { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { createSlice } from '@reduxjs/toolkit';
import { isAnswerTo } from '#state/is-answer-to.ts';

const initialState: { jobDetails: JobDetails[] } = { jobDetails: [] };

/** The list of jobs read last; it follows the cache, which the screens render from. */
export const jobDescriptionsSlice = createSlice({
  name: 'JOBS_DETAILS',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isAnswerTo<typeof listJobs>('/jd/services/all'), (state, { payload }) => {
      state.jobDetails = payload.data;
    }),
});
