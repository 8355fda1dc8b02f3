import { type Moment, thisMoment } from '@/platform/base';
import type { AppDispatch, Extra, RootState } from '@/platform/store';
import { type Account, isBeingSent, type Subject } from './intent';
import type { EventName, Events } from './rules';
import { agesOf, selectAccount } from './slice';

/** Reads and changes one account. */
export const contextOf = (
  subject: Subject,
  dispatch: AppDispatch,
  getState: () => RootState,
  { ledger, durable, storage, environment }: Extra,
) => {
  const account = () => selectAccount(getState(), subject);
  return {
    /** When the work began: the borrower's tap. */
    tapped: thisMoment(),
    subject,
    dispatch,
    getState,
    account,
    environment,
    change: <Name extends EventName>(name: Name, event: Events[Name]) => {
      ledger.change(subject, name, event);
    },
    /** Ages at a moment, in milliseconds. */
    agesAt: (moment: Moment) => agesOf(getState().money, moment),
    /** Brings the account up to date: without it, it can lack what a killed browser, or another tab a moment ago, wrote. */
    update: async () => {
      await durable.refresh();
      ledger.update(subject);
    },
    /**
     * Waits until the ledger's changes outlive the browser: a request that moves money leaves afterwards. False where it must
     * not leave: meanwhile another tab replaced what is sent, or another borrower was launched. A page that slept may not
     * have been told yet.
     */
    mayLeave: async (id: string) => {
      await durable.written();
      ledger.update(subject);
      return storage.isOurs() && isLeaving(account(), id);
    },
  };
};

/** Whether the account has the record of what is about to leave: another tab may have replaced it. */
const isLeaving = ({ open, elsewhere }: Account, id: string): boolean =>
  elsewhere?.id === id || (open?.sent.id === id && isBeingSent(open));

export type MoneyContext = ReturnType<typeof contextOf>;
