import { createSlice } from '@reduxjs/toolkit';

const initialState: { jobDetails: unknown[] } = { jobDetails: [] };

export const jobDescriptionsSlice = createSlice({ name: 'JOBS_DETAILS', initialState, reducers: {} });
