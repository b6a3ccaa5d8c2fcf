import { createSlice } from '@reduxjs/toolkit';

type DeepgazeState = {
  zips: unknown[];
  resumes: Record<string, unknown[]>;
  queryResult: unknown;
  loading: boolean;
};

const initialState: DeepgazeState = { zips: [], resumes: {}, queryResult: null, loading: false };

export const deepgazeSlice = createSlice({ name: 'DEEPGAZE', initialState, reducers: {} });
