import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState: { jobDetails: JobDetails[] } = { jobDetails: [] };

export const jobDescriptionsSlice = createSlice({
  name: 'JOBS_DETAILS',
  initialState,
  reducers: {
    jobsListed(state, { payload }: PayloadAction<JobDetails[]>) {
      state.jobDetails = payload;
    },
    /** A saved job takes the place of the one listed under its id. */
    jobChanged(state, { payload }: PayloadAction<JobDetails>) {
      state.jobDetails = state.jobDetails.map((one) => (one.jdId === payload.jdId ? payload : one));
    },
  },
  selectors: { selectJobs: (state) => state.jobDetails },
});

export const { jobsListed, jobChanged } = jobDescriptionsSlice.actions;
export const { selectJobs } = jobDescriptionsSlice.selectors;
