import { createSlice } from '@reduxjs/toolkit';

export const promotionSlice = createSlice({ name: 'promotion', initialState: {}, reducers: {} });
