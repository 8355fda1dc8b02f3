import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { writesSlice } from '../../api/writes';
import { complaintSlice } from '../../features/complaint/index';
import { loanSlice } from '../../features/loan/index';
import { promotionSlice } from '../../features/promotion/index';
import { KEPT_REPAYMENT, repaymentSlice } from '../../features/repayment/index';
import { keepLedger, keptMoney } from '../../money/keeping';
import { moneyReducer } from '../../money/ledger';
import { toastsSlice } from '../../borrower/toasts';
import { sessionEnded, sessionSlice } from '../../session/sessionSlice';
import { configureRelayed } from '../../devTools/configureRelayed';
import type { DevTools } from '../../devTools/devTools';
import { createEffects } from './effects';
import type { Services } from './services';

const slices = combineReducers({
  session: sessionSlice.reducer,
  loan: loanSlice.reducer,
  repayment: repaymentSlice.reducer,
  complaint: complaintSlice.reducer,
  promotion: promotionSlice.reducer,
  money: moneyReducer,
  writes: writesSlice.reducer,
  toasts: toastsSlice.reducer,
  api: api.reducer,
});

export type RootState = ReturnType<typeof slices>;

/** Of a session that ended nothing is left but what money is under way; no answer, no choice. */
const rootReducer: typeof slices = (state, action) =>
  slices(sessionEnded.match(action) ? afterSession(state as RootState) : state, action);

/** What is not there begins as it did with the page. */
const afterSession = ({ session, money, writes, toasts }: RootState) =>
  ({ session, money, writes, toasts }) as RootState;

export function createStore(services: Services, devTools: DevTools) {
  const { session, keeper } = services;
  const repayment = keeper.read(KEPT_REPAYMENT);
  return configure({
    reducer: rootReducer,
    preloadedState: {
      session: { launch: session.launch },
      money: keptMoney(keeper),
      ...(repayment && { repayment }),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } })
        .prepend(createEffects(services), keepLedger(services), keepRepayment(services))
        .concat(api.middleware),
    devTools,
  });
}

/** A relay is for developers: no production build knows of one. */
const configure = process.env.NODE_ENV === 'production' ? configureStore : configureRelayed;

/** The chosen card and the last payment instruction survive a reload. */
function keepRepayment({ keeper }: Services): Middleware {
  return (store) => (next) => (action) => {
    const repayment = () => (store.getState() as Pick<RootState, 'repayment'>).repayment;
    const before = repayment();
    const result = next(action);
    if (repayment() !== before) keeper.write(KEPT_REPAYMENT, repayment());
    return result;
  };
}
