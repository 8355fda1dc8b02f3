import type { Middleware } from '@reduxjs/toolkit';
import { CALL_TIMEOUT_MS } from '@/platform/api';
import type { DurableStorage, OwnedStorage, Revised, StoredItem } from '@/platform/storage';
import type { RootState } from '@/platform/store';
import { type Account, accountFrom, emptyAccount, isBeingSent, type Subject } from './intent';
import { type SendingLocks, STORAGE_DELAY_MS } from './sendingLocks';
import {
  accountFound,
  isMoneyStep,
  type MoneyState,
  type MoneyStep,
  selectAccount,
  step,
} from './slice';
import { transition } from './transitions';
import { storeUnsettled } from './unsettled';

/** The stored form of an account. Of two stored forms the one with the higher revision is later. */
type Kept = Account & Revised;

function keptFrom(stored: unknown): Kept | undefined {
  const account = accountFrom(stored);
  const { revision } = Object(stored) as Partial<Revised>;
  return account && { ...account, revision: Number(revision) || 0 };
}

const accountIn = ({ revision: _, ...account }: Kept): Account => account;

/** One entry for each account, by borrower: the ledger outlives the page, the tab and the login. */
const ACCOUNT: StoredItem<Kept> = {
  key: 'money',
  where: 'device',
  owner: 'borrower',
  check: keptFrom,
};

const accountOf = (subject: Subject): StoredItem<Kept> => ({ ...ACCOUNT, part: subject });

const storedSubjects = (storage: OwnedStorage) => storage.parts(ACCOUNT) as readonly Subject[];

interface Ports {
  readonly storage: OwnedStorage;
  readonly durable: DurableStorage;
  readonly sendingLocks: SendingLocks;
}

/** The stored ledger at the start of a page, without entries that have expired. */
export function storedMoney(storage: OwnedStorage): MoneyState {
  const now = Date.now();
  const ledger = storedSubjects(storage).map((subject) => {
    const kept = storage.read(accountOf(subject));
    const stored = kept ? accountIn(kept) : emptyAccount;
    const account = transition(stored, 'timePassed', {}, now);
    if (kept && account !== stored) {
      storage.write(accountOf(subject), { ...account, revision: kept.revision });
    }
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
 * another tab, which had not seen it, has replaced by an earlier revision is stored again.
 */
function accountsIn(storage: OwnedStorage) {
  const latest = new Map<Subject, Kept>();
  const unstored = new Set<Subject>();
  const read = (subject: Subject): Kept | undefined => {
    const [known, stored] = [latest.get(subject), storage.read(accountOf(subject))];
    const isReplaced = known && stored && stored.revision < known.revision;
    if (known && (isReplaced || unstored.has(subject))) return write(subject, known);
    if (stored) latest.set(subject, stored);
    return stored;
  };
  const write = (subject: Subject, kept: Kept): Kept => {
    latest.set(subject, kept);
    if (storage.write(accountOf(subject), kept)) unstored.delete(subject);
    else unstored.add(subject);
    const accounts = storedSubjects(storage).flatMap((it) => storage.read(accountOf(it)) ?? []);
    storeUnsettled(storage, accounts);
    return kept;
  };
  return { read, write };
}

/**
 * Stores the ledger: in `localStorage`, which a page reads at its start and shares with other tabs, and in the durable
 * storage, which survives the end of the browser's process. A step changes the stored account, not the one in memory,
 * because another tab may have changed it. Only a change is written, before the next action.
 */
export function storeLedger({
  storage,
  durable,
  sendingLocks,
}: Ports): Middleware<object, Pick<RootState, 'money'>> {
  return (store) => {
    const accounts = accountsIn(storage);
    /** Until then no change counts as a revision: what `localStorage` has lost is later. */
    let isRestored = false;
    const look = (subjects = storedSubjects(storage)) => {
      subjects.forEach((subject) => {
        const kept = accounts.read(subject);
        if (kept) store.dispatch(accountFound({ subject, account: accountIn(kept) }));
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
        store.dispatch(accountFound({ subject, account: accountIn(lost) }));
        store.dispatch(step(subject, 'timePassed', {}));
      } else if (kept) {
        const later = { ...kept, revision: Math.max(kept.revision, lost?.revision ?? 0) };
        if (later.revision !== kept.revision) accounts.write(subject, later);
        if (JSON.stringify(later) !== JSON.stringify(lost)) durable.write(subject, later);
      }
    };
    const watchOthers = watchOtherTabs(store, { sendingLocks, durable }, look);
    storage.watch(ACCOUNT, look);
    durable.restore(restore);
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
      const kept = accounts.read(subject);
      const stored = kept ? accountIn(kept) : selectAccount(store.getState(), subject);
      const result = next({ ...action, meta: { ...action.meta, stored } });
      const account = selectAccount(store.getState(), subject);
      if (account === stored) return result;
      const changed = { ...account, revision: (kept?.revision ?? 0) + Number(isRestored) };
      accounts.write(subject, changed);
      durable.write(subject, changed);
      return result;
    }
  };
}

/**
 * Whether a durable entry is later than the one in `localStorage`: by its revision, and by its time where both have the same
 * one. An account that was first written before the entries were read has none.
 */
function isLater(lost: Kept, kept: Kept | undefined): boolean {
  if (!kept) return true;
  const isByTime = kept.revision === 0 || lost.revision === kept.revision;
  return isByTime ? lastTime(lost) > lastTime(kept) : lost.revision > kept.revision;
}

const lastTime = ({ open, elsewhere, settledAt }: Account): number =>
  Math.max(open?.sent.leftAt ?? 0, elsewhere?.leftAt ?? 0, settledAt);

/**
 * A payment that another tab was sending gets an unknown outcome when that tab is gone: its lock is free or, without
 * locks, a call's timeout is over; and what that tab has stored until then has been read. A later answer still counts.
 */
function watchOtherTabs(
  store: Parameters<Middleware<object, Pick<RootState, 'money'>>>[0],
  { sendingLocks, durable }: Omit<Ports, 'storage'>,
  look: (subjects: readonly Subject[]) => void,
): () => void {
  const watched = new Set<string>();

  const sentElsewhere = (subject: Subject) => {
    const { ledger, working } = store.getState().money;
    const open = ledger[subject]?.open;
    if (!open || !isBeingSent(open) || working.includes(subject)) return undefined;
    return { ...open.sent, name: `${subject} ${open.state} ${open.sent.id}` };
  };
  const tell = (subject: Subject, name: string, id: string) => {
    look([subject]);
    watched.delete(name);
    if (sentElsewhere(subject)?.name === name) store.dispatch(step(subject, 'answerLost', { id }));
  };
  const watch = (subject: Subject) => {
    const sending = sentElsewhere(subject);
    if (!sending || watched.has(sending.name)) return;
    const { id, leftAt, name } = sending;
    watched.add(name);
    const left = CALL_TIMEOUT_MS - Math.max(0, Date.now() - leftAt);
    sendingLocks.whenFree(subject, Math.max(0, left), () => {
      setTimeout(
        () => void durable.refresh().then(() => tell(subject, name, id)),
        STORAGE_DELAY_MS,
      );
    });
  };
  return () => (Object.keys(store.getState().money.ledger) as Subject[]).forEach(watch);
}
