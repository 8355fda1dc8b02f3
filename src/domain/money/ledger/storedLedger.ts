import type { Middleware } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '../../../platform/api/transport';
import type { OwnedStorage, StoredItem } from '../../../platform/storage/ownedStorage';
import { type Account, accountFrom, emptyAccount, isBeingSent, type Subject } from './intent';
import { type SendingLocks, STORAGE_DELAY_MS } from './sendingLocks';
import {
  accountFound,
  isMoneyStep,
  type MoneyPart,
  type MoneyState,
  type MoneyStep,
  step,
} from './slice';
import { transition } from './transitions';

/** One entry for each account, by borrower: the ledger outlives the page, the tab and the login. */
const ACCOUNT: StoredItem<Account> = {
  key: 'money',
  where: 'device',
  owner: 'borrower',
  check: accountFrom,
};

const accountOf = (subject: Subject): StoredItem<Account> => ({ ...ACCOUNT, part: subject });

const storedSubjects = (storage: OwnedStorage) => storage.parts(ACCOUNT) as readonly Subject[];

interface Ports {
  readonly storage: OwnedStorage;
  readonly sendingLocks: SendingLocks;
}

/** The stored ledger at the start of a page, without entries that have expired. */
export function storedMoney(storage: OwnedStorage): MoneyState {
  const now = Date.now();
  const ledger = storedSubjects(storage).map((subject) => {
    const stored = storage.read(accountOf(subject)) ?? emptyAccount;
    const account = transition(stored, 'timePassed', {}, now);
    storage.write(accountOf(subject), account);
    return [subject, account] as const;
  });
  return { ledger: Object.fromEntries(ledger), working: [] };
}

/**
 * Stores the ledger. A step changes the stored account, not the one in memory, because another tab may have changed
 * it. The result is stored before the next action. An account that cannot be stored lives in this tab's memory.
 */
export function storeLedger({ storage, sendingLocks }: Ports): Middleware<object, MoneyPart> {
  return (store) => {
    const unstored = new Set<Subject>();
    const storedOf = (subject: Subject) =>
      unstored.has(subject) ? undefined : storage.read(accountOf(subject));
    const look = (subjects = storedSubjects(storage)) => {
      subjects.forEach((subject) => {
        const account = storedOf(subject);
        if (account) store.dispatch(accountFound({ subject, account }));
      });
    };
    const watchOthers = watchOtherTabs(store, sendingLocks, look);
    storage.watch(ACCOUNT, look);
    watchOthers();

    return (next) => (action) => {
      const before = store.getState().money;
      const result = isMoneyStep(action) ? takeStep(action, next) : next(action);
      if (store.getState().money !== before) watchOthers();
      return result;
    };

    function takeStep(action: MoneyStep, next: (action: unknown) => unknown) {
      // Another borrower was launched: this page changes and sends nothing more.
      if (!storage.isOurs()) return action;
      const { subject } = action.meta;
      const result = next({ ...action, meta: { ...action.meta, stored: storedOf(subject) } });
      const account = store.getState().money.ledger[subject];
      if (storage.write(accountOf(subject), account)) unstored.delete(subject);
      else unstored.add(subject);
      return result;
    }
  };
}

/**
 * A payment that another tab was sending gets an unknown outcome when that tab is gone: its lock is free or, without
 * locks, a call's timeout is over. A later answer still counts.
 */
function watchOtherTabs(
  store: Parameters<Middleware<object, MoneyPart>>[0],
  sendingLocks: SendingLocks,
  look: (subjects: readonly Subject[]) => void,
): () => void {
  const watched = new Set<string>();

  const sentElsewhere = (subject: Subject) => {
    const { ledger, working } = store.getState().money;
    const open = ledger[subject]?.open;
    if (!open || !isBeingSent(open) || working.includes(subject)) return undefined;
    return { ...open.sent, name: `${subject} ${open.state} ${open.sent.id}` };
  };
  const watch = (subject: Subject) => {
    const sending = sentElsewhere(subject);
    if (!sending || watched.has(sending.name)) return;
    const { id, leftAt, name } = sending;
    watched.add(name);
    const left = CALL_TIMEOUT_MS - Math.max(0, Date.now() - leftAt);
    sendingLocks.whenFree(subject, Math.max(0, left), () => {
      setTimeout(() => {
        look([subject]);
        watched.delete(name);
        if (sentElsewhere(subject)?.name === name) {
          store.dispatch(step(subject, 'answerLost', { id }));
        }
      }, STORAGE_DELAY_MS);
    });
  };
  return () => (Object.keys(store.getState().money.ledger) as Subject[]).forEach(watch);
}
