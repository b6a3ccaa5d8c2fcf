import { createSlice } from '@reduxjs/toolkit';

const initialState: { vendors: unknown[]; vendor: unknown } = { vendors: [], vendor: null };

export const vendorsSlice = createSlice({ name: 'VENDOR', initialState, reducers: {} });
