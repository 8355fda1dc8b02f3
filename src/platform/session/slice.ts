import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { isAccepted, isFailed } from '../api';
import { hasSession, type Launch } from './launch/launch';

export interface SessionState {
  readonly launch: Launch;
  /** A call whose session the lender must check has succeeded in this tab: before that, what is kept by owner is neither shown nor changed. */
  readonly isAccepted: boolean;
  /** When this document was opened, by the device's clock, in ms. */
  readonly openedAt: number;
  /** The answer to the request of the page's first script, if the app has used it. */
  readonly early?: EarlyAnswer;
}

/** Times by the device's clock, in ms. A reading that the app began until `until` is as old as `askedAt`. */
export interface EarlyAnswer {
  readonly askedAt: number;
  readonly until: number;
}

const initialState: SessionState = { launch: {}, isAccepted: false, openedAt: 0 };

/** The state after a session's end. The language stays. */
const afterEnd = ({ launch: { language }, ...state }: SessionState): SessionState => ({
  ...state,
  launch: language ? { language } : {},
  isAccepted: false,
});

const endsSession = (action: UnknownAction): boolean =>
  isFailed(action) && action.payload.endsSession === true;

export const sessionOf = (launch: Launch, openedAt: number, isAccepted = false): SessionState => ({
  launch,
  openedAt,
  isAccepted: isAccepted && hasSession(launch),
});

/**
 * The launch parameters. A session can end while the page is open. It cannot change: another launch loads another document,
 * so that no data of an earlier borrower stays in memory.
 */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The borrower leaves for a new login. */
    sessionEnded: afterEnd,
    answerAdopted(state, { payload }: PayloadAction<EarlyAnswer>) {
      state.early = payload;
    },
  },
  // Every call of a borrower's store sends the session, so an outcome shows whether the session is valid.
  extraReducers: (builder) =>
    builder
      .addMatcher(isAccepted, (state) => {
        state.isAccepted = hasSession(state.launch);
      })
      .addMatcher(endsSession, afterEnd),
  selectors: {
    selectLaunch: ({ launch }) => launch,
    selectHasSession: ({ launch }) => hasSession(launch),
    selectIsAccepted: ({ isAccepted }) => isAccepted,
    selectOpenedAt: ({ openedAt }) => openedAt,
    selectEarlyAnswer: ({ early }) => early,
    selectProductId: ({ launch }) => launch.productId,
    selectOrderId: ({ launch }) => launch.orderId,
  },
});

export const { answerAdopted, sessionEnded } = sessionSlice.actions;

export const {
  selectLaunch,
  selectHasSession,
  selectIsAccepted,
  selectOpenedAt,
  selectEarlyAnswer,
  selectProductId,
  selectOrderId,
} = sessionSlice.selectors;

/** A session ends by the lender's answer, or when the borrower leaves for a new login. */
export const isSessionEnd = (action: UnknownAction): boolean =>
  sessionEnded.match(action) || endsSession(action);
