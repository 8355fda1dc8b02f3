import type { Middleware } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Keeper, Kept } from '../session/keeper';
import {
  type Account,
  AccountSchema,
  emptyAccount,
  isOnTheWay,
  type Ledger,
  type Subject,
} from './intent';
import {
  isMoneyStep,
  ledgerFound,
  type MoneyPart,
  moneyReducer,
  type MoneyState,
  moneyStep,
} from './ledger';
import { LONGEST_SENDING_MS, SEEN_LATE_MS, type Turns } from './turns';

/** The ledger on the device, by borrower: it outlives the page, the tab and the login. */
const LEDGER: Kept<Ledger> = {
  key: 'money',
  where: 'device',
  owner: 'borrower',
  check: (value) =>
    typeof value === 'object' && value
      ? Object.fromEntries(
          Object.entries(value).map(([subject, kept]) => [subject, accountFrom(kept)]),
        )
      : undefined,
};

/** The last moment there is: a time in the future counts as now, once. */
const UNREADABLE_TIME = 8.64e15;

/** An account that cannot be read is not let go: what stood open in it locks, though nobody remembers what it was. */
function accountFrom(kept: unknown): Account {
  const reading = v.safeParse(AccountSchema, kept);
  if (reading.success) return reading.output;
  const { open } = Object(kept) as { readonly open?: { readonly sent?: { leftAt?: unknown } } };
  if (!open) return emptyAccount;
  const leftAt = Number(open.sent?.leftAt) || UNREADABLE_TIME;
  const sent = { kind: 'forgotten', id: 'forgotten', leftAt } as const;
  return { ...emptyAccount, open: { state: 'unknown', sent } };
}

export interface LedgerPorts {
  readonly keeper: Keeper;
  readonly turns: Turns;
}

/** What a page starts with: what was kept, without what has come to its end meanwhile. */
export function keptMoney(keeper: Keeper): MoneyState {
  const kept: MoneyState = { ledger: keeper.read(LEDGER) ?? {}, working: [] };
  const now = (Object.keys(kept.ledger) as Subject[])
    .map((subject) => moneyStep('timePassed', subject, {}))
    .reduce(moneyReducer, kept);
  if (now !== kept) keeper.write(LEDGER, now.ledger);
  return now;
}

/**
 * Keeps the ledger: each step is taken on what the device has, and is on the device before anything that
 * follows from it. Where nothing can be kept, this tab's own memory counts.
 */
export function keepLedger({ keeper, turns }: LedgerPorts): Middleware<object, MoneyPart> {
  return (store) => {
    const ledger = () => store.getState().money.ledger;
    let isKept = true;

    const look = () => {
      const found = isKept ? keeper.read(LEDGER) : undefined;
      if (!found || JSON.stringify(found) === JSON.stringify(ledger())) return;
      store.dispatch(ledgerFound(found));
    };
    const mind = mindOthers(store, turns, look);
    keeper.watch(LEDGER, look);
    mind();

    return (next) => (action) => {
      const isStep = isMoneyStep(action);
      // Another borrower was launched: nothing of this one's leaves, or is noted, here any more.
      if (isStep && !keeper.isOurs()) return action;
      if (isStep) look();
      const before = ledger();
      const result = next(action);
      if (ledger() === before) return result;
      if (isStep) isKept = keeper.write(LEDGER, ledger());
      mind();
      return result;
    };
  };
}

/**
 * What another tab sends is of unknown outcome once that tab is gone: its lock is free, or, where there are
 * no locks, a call's time is over. An answer that comes all the same still counts.
 */
function mindOthers(
  store: Parameters<Middleware<object, MoneyPart>>[0],
  turns: Turns,
  look: () => void,
): () => void {
  const minded = new Set<string>();

  const sentElsewhere = () => {
    const { ledger, working } = store.getState().money;
    return Object.entries(ledger).flatMap(([subject, { open }]) =>
      open && isOnTheWay(open) && !working.includes(subject)
        ? [{ subject: subject as Subject, open, name: `${subject} ${open.state} ${open.sent.id}` }]
        : [],
    );
  };
  const isStill = (name: string) => sentElsewhere().some((other) => other.name === name);

  return () => {
    sentElsewhere()
      .filter(({ name }) => !minded.has(name))
      .forEach(({ subject, open, name }) => {
        minded.add(name);
        const age = open.state === 'sending' ? Math.max(0, Date.now() - open.sent.leftAt) : 0;
        const left = Math.max(0, LONGEST_SENDING_MS - age);
        turns.whenFree(subject, left, () => {
          setTimeout(() => {
            look();
            minded.delete(name);
            if (isStill(name))
              store.dispatch(moneyStep('answerLost', subject, { id: open.sent.id }));
          }, SEEN_LATE_MS);
        });
      });
  };
}
