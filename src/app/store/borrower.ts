import { storedMoney, storeLedger } from '../../domain/money';
import { restoredRepayment, STORED_INSTRUCTION, STORED_REPAYMENT } from '../../features/repayment';
import { api } from '../../platform/api';
import { BATCHING, CHECKS, configureStore, type DevTools } from '../../platform/devTools';
import {
  ACCEPTED,
  type Launch,
  requestContextOf,
  selectLaunch,
  sessionOf,
} from '../../platform/session';
import type { RootState } from '../../platform/store';
import { type Effect, effectsMiddleware } from './effects';
import { borrowerReducer, stateOf } from './rootReducer';
import type { Extra, Services } from './services';

/** Makes the borrower's store with the effects of its page. */
export function createBorrowerStore(
  services: Services,
  launch: Launch,
  devTools: DevTools,
  effects: readonly Effect<RootState, Extra>[],
) {
  const { storage, durable, environment } = services;
  const extra: Extra = {
    ...services,
    requestContext: () => requestContextOf(selectLaunch(store.getState()), environment),
    hashOf: durable.hashOf,
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
      defaults({ thunk: { extraArgument: extra }, ...CHECKS })
        .prepend(storeLedger(services))
        .concat(effectsMiddleware(effects, extra), api.middleware),
    enhancers: (defaults) => defaults(BATCHING),
    devTools,
  });
  return store;
}

export type BorrowerStore = ReturnType<typeof createBorrowerStore>;
