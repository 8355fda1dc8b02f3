import { createListenerMiddleware } from '@reduxjs/toolkit';
import { storedMoney, storeLedger } from '../../domain/money';
import { STORED_REPAYMENT } from '../../features/repayment/storedItems';
import { api } from '../../platform/api/api';
import { BATCHING, CHECKS, configureStore } from '../../platform/devTools/configureStore';
import type { DevTools } from '../../platform/devTools/devTools';
import { requestContextOf } from '../../platform/session/launch/commonParameters';
import type { Launch } from '../../platform/session/launch/launch';
import { ACCEPTED } from '../../platform/session/owner/accepted';
import { selectLaunch, sessionOf } from '../../platform/session/slice';
import { borrowerReducer, stateOf } from './rootReducer';
import type { Extra, Services } from './services';

/** Makes the borrower's store. The page registers its effects with `listeners`. */
export function createBorrowerStore(services: Services, launch: Launch, devTools: DevTools) {
  const { storage, durable, environment } = services;
  const extra: Extra = {
    ...services,
    requestContext: () => requestContextOf(selectLaunch(store.getState()), environment),
    hashOf: durable.hashOf,
  };
  const listeners = createListenerMiddleware({ extra });
  const repayment = storage.read(STORED_REPAYMENT);
  const store = configureStore({
    reducer: borrowerReducer,
    preloadedState: stateOf({
      session: sessionOf(launch, storage.read(ACCEPTED)),
      money: storedMoney(storage),
      ...(repayment && { repayment }),
    }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...CHECKS })
        .prepend(listeners.middleware, storeLedger(services))
        .concat(api.middleware),
    enhancers: (defaults) => defaults(BATCHING),
    devTools,
  });
  return { store, listeners };
}

export type BorrowerStore = ReturnType<typeof createBorrowerStore>['store'];
export type BorrowerListeners = ReturnType<typeof createBorrowerStore>['listeners'];
