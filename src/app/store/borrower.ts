import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Dispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createLedgerStore, moneySlice, storedMoney } from '@/domain/money';
import { complaintSlice } from '@/features/complaint';
import { loanSlice } from '@/features/loan';
import {
  repaymentSlice,
  restoredRepayment,
  STORED_INSTRUCTION,
  STORED_REPAYMENT,
} from '@/features/repayment';
import { api } from '@/platform/api';
import type { DevTools } from '@/platform/devTools';
import {
  ACCEPTED,
  endSession,
  isSessionEnd,
  type Launch,
  requestContextOf,
  selectLaunch,
  sessionOf,
  sessionSlice,
} from '@/platform/session';
import { missingPaymentSlice, toastsSlice } from '@/shared';
import { listenToCalls } from './callEffects';
import type { Extra, Services } from './services';
import { BATCHING, CHECKS, relayOf } from './storeOptions';

export type { Extra } from './services';

const reducer = combineSlices(
  sessionSlice,
  moneySlice,
  loanSlice,
  repaymentSlice,
  complaintSlice,
  missingPaymentSlice,
  toastsSlice,
  api,
);

export type RootState = ReturnType<typeof reducer>;

/** A complete state from some of its slices. The other slices have their initial state. */
export const stateOf = (given: Partial<RootState>): RootState => ({
  ...reducer(undefined, { type: 'opened' }),
  ...given,
});

/** After a session's end, only the session's language, the money ledger and the toasts stay. */
export function borrowerReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !isSessionEnd(action)) return reducer(state, action);
  const { session, money, toasts } = state;
  return reducer(stateOf({ session, money, toasts }), action);
}

/** The effects of actions, in order. Each runs in the task of its action, up to its first `await`. */
export function borrowerEffects(extra: Extra) {
  const { storage } = extra;
  const listener = createListenerMiddleware({ extra });
  const startAppListening = listener.startListening.withTypes<RootState, Dispatch, Extra>();
  listenToCalls(startAppListening);
  // A reload must not continue the session.
  startAppListening({
    predicate: isSessionEnd,
    effect() {
      endSession(storage);
    },
  });
  // The choices of the repayment screens and the last payment instruction survive a reload.
  startAppListening({
    predicate: (_, now, before) => now.repayment !== before.repayment,
    effect(_, store) {
      const { instruction, ...choices } = store.getState().repayment;
      storage.write(STORED_REPAYMENT, choices);
      if (instruction === store.getOriginalState().repayment.instruction) return;
      if (instruction) storage.write(STORED_INSTRUCTION, instruction);
      else storage.remove(STORED_INSTRUCTION);
    },
  });
  startAppListening({
    predicate: (_, now, before) => now.session.isAccepted && !before.session.isAccepted,
    effect() {
      storage.write(ACCEPTED, true);
    },
  });
  return listener.middleware;
}

/** Makes the borrower's store. */
export function createBorrowerStore(services: Services, launch: Launch, devTools: DevTools) {
  const { storage, durable, environment } = services;
  const extra: Extra = {
    ...services,
    requestContext: () => requestContextOf(selectLaunch(store.getState()), environment),
    hashOf: durable.hashOf,
    ledger: createLedgerStore(services),
  };
  const store = configureStore({
    reducer: borrowerReducer,
    preloadedState: stateOf({
      session: sessionOf(launch, services.openedAt, storage.read(ACCEPTED)),
      money: storedMoney(storage),
      repayment: restoredRepayment(
        storage.read(STORED_REPAYMENT),
        storage.read(STORED_INSTRUCTION),
      ),
    }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...CHECKS }).concat(
        borrowerEffects(extra),
        api.middleware,
      ),
    enhancers: (defaults) => defaults(BATCHING).concat(relayOf(devTools)),
    devTools,
  });
  extra.ledger.connect(store);
  return store;
}

export type BorrowerStore = ReturnType<typeof createBorrowerStore>;
export type AppDispatch = BorrowerStore['dispatch'];
