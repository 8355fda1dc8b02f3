import type { Middleware } from '@reduxjs/toolkit';
import type { Keeper, Kept } from '../../storage/ownedStorage';
import { type Account, accountFrom, emptyAccount, isOnTheWay, type Subject } from './intent';
import {
  accountFound,
  isMoneyStep,
  type MoneyPart,
  type MoneyState,
  type MoneyStep,
  step,
} from './slice';
import { transition } from './transitions';
import { LONGEST_SENDING_MS, SEEN_LATE_MS, type SendingLocks } from './sendingLocks';

/** The ledger on the device, by borrower, an entry an account: it outlives the page, the tab and the login. */
const ACCOUNT: Kept<Account> = {
  key: 'money',
  where: 'device',
  owner: 'borrower',
  check: accountFrom,
};

const accountOf = (subject: Subject): Kept<Account> => ({ ...ACCOUNT, part: subject });

const keptSubjects = (keeper: Keeper) => keeper.parts(ACCOUNT) as readonly Subject[];

interface Ports {
  readonly keeper: Keeper;
  readonly turns: SendingLocks;
}

/** What a page starts with: what was kept, without what has come to its end meanwhile. */
export function keptMoney(keeper: Keeper): MoneyState {
  const now = Date.now();
  const ledger = keptSubjects(keeper).map((subject) => {
    const kept = keeper.read(accountOf(subject)) ?? emptyAccount;
    const account = transition(kept, 'timePassed', {}, now);
    keeper.write(accountOf(subject), account);
    return [subject, account] as const;
  });
  return { ledger: Object.fromEntries(ledger), working: [] };
}

/**
 * Keeps the ledger: each step is taken on what the device has of its account, and is on the device before anything
 * that follows from it. Where an account cannot be kept, this tab's own memory of it counts.
 */
export function keepLedger({ keeper, turns }: Ports): Middleware<object, MoneyPart> {
  return (store) => {
    const unkept = new Set<Subject>();
    const keptOf = (subject: Subject) =>
      unkept.has(subject) ? undefined : keeper.read(accountOf(subject));
    const look = (subjects = keptSubjects(keeper)) => {
      subjects.forEach((subject) => {
        const account = keptOf(subject);
        if (account) store.dispatch(accountFound({ subject, account }));
      });
    };
    const mind = mindOthers(store, turns, look);
    keeper.watch(ACCOUNT, look);
    mind();

    return (next) => (action) => {
      const before = store.getState().money;
      const result = isMoneyStep(action) ? takeStep(action, next) : next(action);
      if (store.getState().money !== before) mind();
      return result;
    };

    function takeStep(action: MoneyStep, next: (action: unknown) => unknown) {
      // Another borrower was launched: nothing of this one's leaves, or is noted, here any more.
      if (!keeper.isOurs()) return action;
      const { subject } = action.meta;
      const result = next({ ...action, meta: { ...action.meta, kept: keptOf(subject) } });
      const account = store.getState().money.ledger[subject];
      if (keeper.write(accountOf(subject), account)) unkept.delete(subject);
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
  turns: SendingLocks,
  look: (subjects: readonly Subject[]) => void,
): () => void {
  const minded = new Set<string>();

  const sentElsewhere = () => {
    const { ledger, working } = store.getState().money;
    return (Object.keys(ledger) as Subject[]).flatMap((subject) => {
      const open = ledger[subject]?.open;
      return open && isOnTheWay(open) && !working.includes(subject)
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
        turns.whenFree(subject, Math.max(0, LONGEST_SENDING_MS - age), () => {
          setTimeout(() => {
            look([subject]);
            minded.delete(name);
            if (sentElsewhere().some((other) => other.name === name)) {
              store.dispatch(step(subject, 'answerLost', { id: sent.id }));
            }
          }, SEEN_LATE_MS);
        });
      });
  };
}
