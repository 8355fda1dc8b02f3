import { STORED_INSTRUCTION, STORED_REPAYMENT } from '../../../features/repayment';
import { isAnswered, isFailed, isStarted } from '../../../platform/api';
import type { DevTools } from '../../../platform/devTools';
import { ACCEPTED, endSession, isSessionEnd, type Launch } from '../../../platform/session';
import type { RootState } from '../../../platform/store';
import { createBorrowerStore } from '../../store/borrower';
import { type Effect, on } from '../../store/effects';
import type { Extra, Services } from '../../store/services';
import { announceFailure, markFirstAnswer, noteCallStart, reportFailure } from '../shell/effects';

type PageEffect = Effect<RootState, Extra>;

/** Removes the stored session, which a reload must not continue. */
const forgetSession: PageEffect = (action, { extra }) => {
  if (isSessionEnd(action)) endSession(extra.storage);
};

/** Stores the choices of the repayment screens and the last payment instruction in the task in which they change: they survive a reload. */
const storeChoices: PageEffect = (_, { extra, getState }, before) => {
  const { instruction, ...choices } = getState().repayment;
  if (getState().repayment === before.repayment) return;
  extra.storage.write(STORED_REPAYMENT, choices);
  if (instruction === before.repayment.instruction) return;
  if (instruction) extra.storage.write(STORED_INSTRUCTION, instruction);
  else extra.storage.remove(STORED_INSTRUCTION);
};

const storeAcceptance: PageEffect = (_, { extra, getState }, before) => {
  if (getState().session.isAccepted && !before.session.isAccepted) {
    extra.storage.write(ACCEPTED, true);
  }
};

/** The effects of the actions of a borrower's store, in order. */
export const effects: readonly PageEffect[] = [
  on(isFailed, announceFailure),
  on(isStarted, noteCallStart),
  on(isFailed, reportFailure),
  on(isAnswered, markFirstAnswer),
  forgetSession,
  storeChoices,
  storeAcceptance,
];

/** The borrower's store with its effects. */
export const createStore = (services: Services, launch: Launch, devTools: DevTools) =>
  createBorrowerStore(services, launch, devTools, effects);
