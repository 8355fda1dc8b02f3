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
    const mind = mindOthers(store, sendingLocks, look);
    storage.watch(ACCOUNT, look);
    mind();

    return (next) => (action) => {
      const before = store.getState().money;
      const result = isMoneyStep(action) ? takeStep(action, next) : next(action);
      if (store.getState().money !== before) mind();
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
function mindOthers(
  store: Parameters<Middleware<object, MoneyPart>>[0],
  sendingLocks: SendingLocks,
  look: (subjects: readonly Subject[]) => void,
): () => void {
  const minded = new Set<string>();

  const sentElsewhere = () => {
    const { ledger, working } = store.getState().money;
    return (Object.keys(ledger) as Subject[]).flatMap((subject) => {
      const open = ledger[subject]?.open;
      return open && isBeingSent(open) && !working.includes(subject)
        ? [{ subject, sent: open.sent, name: `${subject} ${open.state} ${open.sent.id}` }]
        : [];
    });
  };

  return () => {
    sentElsewhere()
      .filter(({ name }) => !minded.has(name))
      .forEach(({ subject, sent, name }) => {
        minded.add(name);
        const age = Math.max(0, Date.now() - sent.leftAt);
        sendingLocks.whenFree(subject, Math.max(0, CALL_TIMEOUT_MS - age), () => {
          setTimeout(() => {
            look([subject]);
            minded.delete(name);
            if (sentElsewhere().some((other) => other.name === name)) {
              store.dispatch(step(subject, 'answerLost', { id: sent.id }));
            }
          }, STORAGE_DELAY_MS);
        });
      });
  };
}
