import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { moneyWritesOf, restoredWrites, writesSlice, type WritesState } from '../../api/writes';
import { complaintSlice } from '../../features/complaint/index';
import { loanSlice } from '../../features/loan/index';
import { promotionSlice } from '../../features/promotion/index';
import { KEPT_REPAYMENT, repaymentSlice } from '../../features/repayment/index';
import { toastsSlice } from '../../borrower/toasts';
import type { Kept } from '../../session/keeper';
import { sessionSlice } from '../../session/sessionSlice';
import { configureRelayed } from '../../devTools/configureRelayed';
import type { DevTools } from '../../devTools/devTools';
import { createEffects } from './effects';
import type { Services } from './services';

/** The ledger of money writes. What an earlier release wrote is checked by `restoredWrites`. */
export const WRITES: Kept<unknown> = {
  key: 'writes',
  where: 'tab',
  owner: 'borrower',
  check: (value) => value,
};

const rootReducer = combineReducers({
  session: sessionSlice.reducer,
  loan: loanSlice.reducer,
  repayment: repaymentSlice.reducer,
  complaint: complaintSlice.reducer,
  promotion: promotionSlice.reducer,
  writes: writesSlice.reducer,
  toasts: toastsSlice.reducer,
  api: api.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export function createStore(services: Services, devTools: DevTools) {
  const { session, keeper } = services;
  const writes = restoredWrites(keeper.read(WRITES), session.isFreshLaunch);
  // What was forgotten now must not come back with a reload.
  keeper.write(WRITES, writes);
  Object.entries(writes).forEach(([intent, { status }]) => {
    const claimed = services.claims.claim(intent);
    if (status === 'done') void claimed.then(() => services.claims.release(intent, true));
  });
  const repayment = keeper.read(KEPT_REPAYMENT);
  return configure({
    reducer: rootReducer,
    preloadedState: {
      session: { launch: session.launch },
      writes: { ...writes },
      ...(repayment && { repayment }),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } })
        .prepend(createEffects(services), keepMoneyWrites(services), keepRepayment(services))
        .concat(api.middleware),
    devTools,
  });
}

/** A relay is for developers: no production build knows of one. */
const configure = process.env.NODE_ENV === 'production' ? configureStore : configureRelayed;

/**
 * Writes the money ledger to the tab's storage in the same task in which it changes, so that a reload
 * finds what was being sent, and gives up the claim on an intent that is settled.
 */
function keepMoneyWrites({ keeper, claims }: Services): Middleware {
  return (store) => (next) => (action) => {
    const ledger = () => (store.getState() as { writes: WritesState }).writes;
    const before = ledger();
    const result = next(action);
    const after = ledger();
    if (after !== before) {
      keeper.write(WRITES, moneyWritesOf(after));
      const isSettled = (intent: string) => !after[intent] || after[intent].status === 'done';
      Object.keys(before)
        .filter(isSettled)
        .forEach((intent) => claims.release(intent, intent in after));
    }
    return result;
  };
}

/** A card repayment that waits for its code, its countdown and the last payment instruction survive a reload. */
function keepRepayment({ keeper }: Services): Middleware {
  return (store) => (next) => (action) => {
    const repayment = () => (store.getState() as Pick<RootState, 'repayment'>).repayment;
    const before = repayment();
    const result = next(action);
    if (repayment() !== before) keeper.write(KEPT_REPAYMENT, repayment());
    return result;
  };
}
