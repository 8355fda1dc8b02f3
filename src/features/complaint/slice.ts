import { createSlice } from '@reduxjs/toolkit';

export const complaintSlice = createSlice({ name: 'complaint', initialState: {}, reducers: {} });
