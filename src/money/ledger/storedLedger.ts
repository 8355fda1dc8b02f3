import type { Middleware } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '../../api/transport';
import type { OwnedStorage, StoredItem } from '../../storage/ownedStorage';
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

/** The ledger on the device, by borrower, an entry an account: it outlives the page, the tab and the login. */
const ACCOUNT: StoredItem<Account> = {
  key: 'money',
  where: 'device',
  owner: 'borrower',
  check: accountFrom,
};

const accountOf = (subject: Subject): StoredItem<Account> => ({ ...ACCOUNT, part: subject });

const keptSubjects = (storage: OwnedStorage) => storage.parts(ACCOUNT) as readonly Subject[];

interface Ports {
  readonly storage: OwnedStorage;
  readonly sendingLocks: SendingLocks;
}

/** What a page starts with: what was kept, without what has come to its end meanwhile. */
export function storedMoney(storage: OwnedStorage): MoneyState {
  const now = Date.now();
  const ledger = keptSubjects(storage).map((subject) => {
    const kept = storage.read(accountOf(subject)) ?? emptyAccount;
    const account = transition(kept, 'timePassed', {}, now);
    storage.write(accountOf(subject), account);
    return [subject, account] as const;
  });
  return { ledger: Object.fromEntries(ledger), working: [] };
}

/**
 * Keeps the ledger: each step is taken on what the device has of its account, and is on the device before anything
 * that follows from it. Where an account cannot be kept, this tab's own memory of it counts.
 */
export function storeLedger({ storage, sendingLocks }: Ports): Middleware<object, MoneyPart> {
  return (store) => {
    const unkept = new Set<Subject>();
    const keptOf = (subject: Subject) =>
      unkept.has(subject) ? undefined : storage.read(accountOf(subject));
    const look = (subjects = keptSubjects(storage)) => {
      subjects.forEach((subject) => {
        const account = keptOf(subject);
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
      // Another borrower was launched: nothing of this one's leaves, or is noted, here any more.
      if (!storage.isOurs()) return action;
      const { subject } = action.meta;
      const result = next({ ...action, meta: { ...action.meta, kept: keptOf(subject) } });
      const account = store.getState().money.ledger[subject];
      if (storage.write(accountOf(subject), account)) unkept.delete(subject);
      else unkept.add(subject);
      return result;
    }
  };
}

/**
 * What another tab sends is of unknown outcome once that tab is gone: its lock is free, or, where there are
 * no locks, a call's time is over. An answer that comes all the same still counts.
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
