import { createSlice } from '@reduxjs/toolkit';
import { hasSession, type Launch } from './launch';

export interface SessionState {
  readonly launch: Launch;
}

declare module '../store/state' {
  interface RootState {
    readonly session: SessionState;
  }
}

const initialState: SessionState = { launch: {} };

/**
 * Who the borrower is and what the native app said at launch. While a page lives it can end, and nothing
 * else: another launch is another document, so that nothing of an earlier borrower is left in memory.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The borrower logs in anew: the server ended the session, or they leave for it. */
    sessionEnded: ({ launch: { language } }) => ({ launch: language ? { language } : {} }),
  },
  selectors: {
    selectLaunch: ({ launch }) => launch,
    selectHasSession: ({ launch }) => hasSession(launch),
    selectProductId: ({ launch }) => launch.productId,
    selectOrderId: ({ launch }) => launch.orderId,
  },
});

export const { sessionEnded } = sessionSlice.actions;

export const { selectLaunch, selectHasSession, selectProductId, selectOrderId } =
  sessionSlice.selectors;
