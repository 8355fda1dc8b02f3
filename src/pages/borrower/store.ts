import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { writesSlice } from '../../api/writes';
import { toastsSlice } from '../../borrower/toasts';
import type { DevTools } from '../../devTools/devTools';
import { complaintSlice } from '../../features/complaint/index';
import { loanSlice } from '../../features/loan/index';
import { promotionSlice } from '../../features/promotion/index';
import { KEPT_REPAYMENT, repaymentSlice } from '../../features/repayment/index';
import { keepLedger, keptMoney } from '../../money/keeping';
import { moneySlice } from '../../money/ledger';
import { sessionEnded, sessionSlice } from '../../session/sessionSlice';
import type { RootState } from '../../store/state';
import { configure } from '../shell/configure';
import { createEffects, keeping } from '../shell/effects';
import type { Services } from './services';
import { sessionEffects } from './sessionEffects';

const slices = combineReducers({
  session: sessionSlice.reducer,
  loan: loanSlice.reducer,
  repayment: repaymentSlice.reducer,
  complaint: complaintSlice.reducer,
  promotion: promotionSlice.reducer,
  money: moneySlice.reducer,
  writes: writesSlice.reducer,
  toasts: toastsSlice.reducer,
  api: api.reducer,
} satisfies Readonly<Record<keyof RootState, Reducer>>);

type State = ReturnType<typeof slices>;

/** Of a session that ended nothing is left but what money is under way; no answer, no choice. */
const rootReducer: typeof slices = (state, action) =>
  slices(sessionEnded.match(action) ? afterSession(state as State) : state, action);

/** What is not there begins as it did with the page. */
const afterSession = ({ session, money, writes, toasts }: State) =>
  ({ session, money, writes, toasts }) as State;

export function createStore(services: Services, devTools: DevTools) {
  const { session, keeper } = services;
  const repayment = keeper.read(KEPT_REPAYMENT);
  /** The chosen card and the last payment instruction survive a reload. */
  const keepRepayment = keeping(keeper, KEPT_REPAYMENT, (state: RootState) => state.repayment);
  return configure({
    reducer: rootReducer,
    preloadedState: {
      session: { launch: session.launch },
      money: keptMoney(keeper),
      ...(repayment && { repayment }),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } })
        .prepend(
          createEffects(services, sessionEffects(services)),
          keepLedger(services),
          keepRepayment,
        )
        .concat(api.middleware),
    devTools,
  });
}
