import type { ListenerEffect, UnknownAction } from '@reduxjs/toolkit';
import { STORED_REPAYMENT } from '../../../features/repayment/index';
import { isAnswered, isFailed, isStarted } from '../../../platform/api/outcomes';
import type { DevTools } from '../../../platform/devTools/devTools';
import type { Launch } from '../../../platform/session/launch/launch';
import { endSession } from '../../../platform/session/owner/sessionEnd';
import { isSessionEnd } from '../../../platform/session/slice';
import type { AppDispatch, RootState } from '../../../platform/store/store';
import { type BorrowerListeners, createBorrowerStore } from '../../store/borrower';
import type { Extra, Services } from '../../store/services';
import { announceFailure, markFirstAnswer, noteCallStart, reportFailure } from '../shell/listeners';

type Effect = ListenerEffect<UnknownAction, RootState, AppDispatch, Extra>;

/** The effects of the actions of a borrower's store. */
export function listen({ startListening }: Pick<BorrowerListeners, 'startListening'>): void {
  const startAppListening = startListening.withTypes<RootState, AppDispatch, Extra>();

  startAppListening({ matcher: isFailed, effect: announceFailure });
  startAppListening({ matcher: isStarted, effect: noteCallStart });
  startAppListening({ matcher: isFailed, effect: reportFailure });
  startAppListening({ matcher: isAnswered, effect: markFirstAnswer });
  startAppListening({ predicate: isSessionEnd, effect: forgetSession });
  startAppListening({ predicate: hasNewChoices, effect: storeChoices });
}

/** The borrower's store with its effects. */
export function createStore(services: Services, launch: Launch, devTools: DevTools) {
  const { store, listeners } = createBorrowerStore(services, launch, devTools);
  listen(listeners);
  return store;
}

/** Removes the stored session: a reload must not continue an ended session. */
const forgetSession: Effect = (_, { extra }) => {
  endSession(extra.storage);
};

const hasNewChoices = (_: UnknownAction, now: RootState, before: RootState) =>
  now.repayment !== before.repayment;

/** Stores the chosen card and the last payment instruction in the task in which they change: they survive a reload. */
const storeChoices: Effect = (_, page) => {
  page.extra.storage.write(STORED_REPAYMENT, page.getState().repayment);
};
