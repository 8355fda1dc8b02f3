import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { isAnswered, isFailed } from '../api/outcomes';
import { hasSession, type Launch } from './launch/launch';

export interface SessionState {
  readonly launch: Launch;
  /** The lender has answered a call of this session. */
  readonly isAccepted: boolean;
}

const initialState: SessionState = { launch: {}, isAccepted: false };

/** Of a session that has ended the language is left. */
const afterEnd = ({ launch: { language } }: SessionState): SessionState => ({
  launch: language ? { language } : {},
  isAccepted: false,
});

const endsSession = (action: UnknownAction): boolean =>
  isFailed(action) && action.payload.endsSession === true;

/** A launch begins a session. */
export const sessionOf = (launch: Launch): SessionState => ({ ...initialState, launch });

/**
 * Who the borrower is and what the native app said at launch. While a page lives it can end, and nothing
 * else: another launch is another document, so that nothing of an earlier borrower is left in memory.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The borrower logs in anew: the server ended the session, or they leave for it. */
    sessionEnded: afterEnd,
  },
  // Every call of a borrower's store carries the session: the outcome of each of them tells of it.
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnswered, (state) => {
        state.isAccepted = hasSession(state.launch);
      })
      .addMatcher(endsSession, afterEnd),
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

/** Both ends of a session: the lender's word, and the borrower's leaving for a login. */
export const isSessionEnd = (action: UnknownAction): boolean =>
  sessionEnded.match(action) || endsSession(action);
