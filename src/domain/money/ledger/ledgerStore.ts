import type { Store } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '@/platform/api';
import { thisMoment } from '@/platform/base';
import type { DurableStorage, OwnedStorage, Revised, StoredItem } from '@/platform/storage';
import { type Account, accountFrom, emptyAccount, isBeingSent, type Subject } from './intent';
import type { EventName, Events } from './rules';
import { type SendingLocks, STORAGE_DELAY_MS } from './sendingLocks';
import { accountChanged, agesOf, type MoneyState } from './slice';
import { transition } from './transitions';
import { storeUnsettled } from './unsettled';

/** The stored form of an account. Of two stored forms the one with the higher revision is later. */
interface Kept extends Revised {
  readonly account: Account;
}

/** An entry without a readable account locks its subject, as an unreadable open intent does. */
function keptFrom(stored: unknown): Kept | undefined {
  if (typeof stored !== 'object' || !stored) return undefined;
  const { account, revision }: Partial<Record<keyof Kept, unknown>> = stored;
  return { account: accountFrom(account), revision: Number(revision) || 0 };
}

/** One entry for each account, by borrower: the ledger outlives the page, the tab and the login. */
const ACCOUNT: StoredItem<Kept> = {
  key: 'money',
  where: 'device',
  owner: 'borrower',
  check: keptFrom,
};

const entryOf = (subject: Subject): StoredItem<Kept> => ({ ...ACCOUNT, part: subject });

const storedSubjects = (storage: OwnedStorage) => storage.parts(ACCOUNT) as readonly Subject[];

interface Ports {
  readonly storage: OwnedStorage;
  readonly durable: DurableStorage;
  readonly sendingLocks: SendingLocks;
}

/** The stored ledger at the start of a page, without what has expired. */
export function storedMoney(storage: OwnedStorage): MoneyState {
  const now = Date.now();
  const ledger = storedSubjects(storage).map((subject) => {
    const kept = storage.read(entryOf(subject));
    const stored = kept?.account ?? emptyAccount;
    const account = transition(stored, 'expired', {}, now);
    if (kept && account !== stored) storage.write(entryOf(subject), { ...kept, account });
    return [subject, account] as const;
  });
  storeUnsettled(
    storage,
    ledger.map(([, account]) => account),
  );
  return { ledger: Object.fromEntries(ledger), working: [], left: {} };
}

/**
 * The stored accounts. One that cannot be stored lives in this tab's memory, and each reading tries again to store it. One that
 * another tab, which had not seen it, has replaced by an earlier revision is stored again, and so is one that the browser has
 * removed: revisions would begin again, and the durable entry would count as later.
 */
function accountsIn(storage: OwnedStorage) {
  const latest = new Map<Subject, Kept>();
  const unstored = new Set<Subject>();
  const read = (subject: Subject): Kept | undefined => {
    const [known, stored] = [latest.get(subject), storage.read(entryOf(subject))];
    const isLost = !stored || stored.revision < (known?.revision ?? 0);
    if (known && (isLost || unstored.has(subject))) return write(subject, known);
    if (stored) latest.set(subject, stored);
    return stored;
  };
  const write = (subject: Subject, kept: Kept): Kept => {
    latest.set(subject, kept);
    if (storage.write(entryOf(subject), kept)) unstored.delete(subject);
    else unstored.add(subject);
    const stored = storedSubjects(storage).flatMap((it) => storage.read(entryOf(it)) ?? []);
    storeUnsettled(
      storage,
      stored.map(({ account }) => account),
    );
    return kept;
  };
  return { read, write };
}

type MoneyStore = Pick<
  Store<{ readonly money: MoneyState }>,
  'dispatch' | 'getState' | 'subscribe'
>;

export type LedgerStore = ReturnType<typeof createLedgerStore>;

/**
 * The borrower's accounts, stored in `localStorage`, which a page reads at its start and shares with other tabs, and in the
 * durable storage, which survives the end of the browser's process. The Redux store shows them.
 */
export function createLedgerStore({ storage, durable, sendingLocks }: Ports) {
  const accounts = accountsIn(storage);
  /** Until then no change counts as a revision: what `localStorage` has lost is later. */
  let isRestored = false;
  let store: MoneyStore;

  /** Shows an account as it is stored. */
  const show = (subject: Subject, account: Account) => {
    const shown = store.getState().money.ledger[subject];
    if (JSON.stringify(shown) === JSON.stringify(account)) return;
    store.dispatch(accountChanged({ subject, account }));
  };
  /**
   * Changes the stored account by an event, not the one in memory, because another tab may have changed it. Only a change
   * is written, before any screen sees it.
   */
  const change = <Name extends EventName>(subject: Subject, name: Name, event: Events[Name]) => {
    // Another borrower was launched: this page changes and sends nothing more.
    if (!storage.isOurs()) return;
    const kept = accounts.read(subject);
    if (kept) show(subject, kept.account);
    const { money } = store.getState();
    const before = kept?.account ?? money.ledger[subject] ?? emptyAccount;
    const now = thisMoment();
    const account = transition(before, name, event, now.wall, agesOf(money, now));
    if (account === before) return;
    const changed = { account, revision: (kept?.revision ?? 0) + Number(isRestored) };
    accounts.write(subject, changed);
    durable.write(subject, changed);
    store.dispatch(accountChanged({ subject, account }, { name, event, at: now.wall }));
  };
  /** Takes over what another tab has stored, without what has expired. */
  const update = (subject: Subject) => {
    change(subject, 'expired', {});
  };
  const look = (subjects = storedSubjects(storage)) => {
    subjects.forEach((subject) => {
      const kept = accounts.read(subject);
      if (kept) show(subject, kept.account);
    });
  };
  const restore = (entries: ReadonlyMap<string, unknown>) => {
    isRestored = true;
    if (!storage.isOurs()) return;
    const subjects = new Set([...storedSubjects(storage), ...entries.keys()]) as Set<Subject>;
    subjects.forEach((subject) => {
      restoreOne(subject, keptFrom(entries.get(subject)));
    });
  };
  const restoreOne = (subject: Subject, lost: Kept | undefined) => {
    const kept = accounts.read(subject);
    if (lost && isLater(lost, kept)) {
      accounts.write(subject, lost);
      show(subject, lost.account);
      update(subject);
    } else if (kept) {
      const later = { ...kept, revision: Math.max(kept.revision, lost?.revision ?? 0) };
      if (later.revision !== kept.revision) accounts.write(subject, later);
      if (JSON.stringify(later) !== JSON.stringify(lost)) durable.write(subject, later);
    }
  };

  /**
   * A payment that another tab was sending gets an unknown outcome when that tab is gone: its lock is free or, without
   * locks, a call's timeout is over; and what that tab has stored until then has been read. A later answer still counts.
   */
  const watched = new Set<string>();
  const sentElsewhere = (subject: Subject) => {
    const { ledger, working } = store.getState().money;
    const open = ledger[subject]?.open;
    if (!open || !isBeingSent(open) || working.includes(subject)) return undefined;
    return { ...open.sent, name: `${subject} ${open.state} ${open.sent.id}` };
  };
  const watchSender = (subject: Subject) => {
    const sending = sentElsewhere(subject);
    if (!sending || watched.has(sending.name)) return;
    const { id, leftAt, name } = sending;
    watched.add(name);
    const senderIsGone = async () => {
      await new Promise((waited) => setTimeout(waited, STORAGE_DELAY_MS));
      await durable.refresh();
      look([subject]);
      watched.delete(name);
      if (sentElsewhere(subject)?.name === name) change(subject, 'answerLost', { id });
    };
    const left = CALL_TIMEOUT_MS - Math.max(0, Date.now() - leftAt);
    sendingLocks.whenFree(subject, Math.max(0, left), () => void senderIsGone());
  };

  return {
    change,
    update,
    /** Shows the accounts in the store, and follows what other tabs do, from now on. */
    connect(connected: MoneyStore) {
      store = connected;
      let before: MoneyState | undefined;
      const watchSenders = () => {
        const { money } = store.getState();
        if (money === before) return;
        before = money;
        (Object.keys(money.ledger) as Subject[]).forEach(watchSender);
      };
      storage.watch(ACCOUNT, look);
      durable.restore(restore);
      store.subscribe(watchSenders);
      watchSenders();
    },
  };
}

/**
 * Whether a durable entry is later than the one in `localStorage`: by its revision, and by its time where both have the same
 * one. An account that was first written before the entries were read has none.
 */
function isLater(lost: Kept, kept: Kept | undefined): boolean {
  if (!kept) return true;
  const isByTime = kept.revision === 0 || lost.revision === kept.revision;
  return isByTime ? lastTime(lost.account) > lastTime(kept.account) : lost.revision > kept.revision;
}

const lastTime = ({ open, elsewhere, settledAt }: Account): number =>
  Math.max(open?.sent.leftAt ?? 0, elsewhere?.leftAt ?? 0, settledAt);
