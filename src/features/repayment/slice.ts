import { createSlice } from '@reduxjs/toolkit';

export const repaymentSlice = createSlice({ name: 'repayment', initialState: {}, reducers: {} });
