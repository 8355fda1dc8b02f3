import { waitFor } from '@testing-library/react';
import { type Account, emptyAccount } from '@/domain/money/ledger/intent';
import { change } from '@/domain/money/ledger/slice';
import { instalmentApi } from '@/domain/orders/instalment';
import {
  type DurableStorage,
  noDurableStorage,
  type Revised,
} from '@/platform/storage/durableStorage';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { fixedClockLender } from '../../features/repayment/support';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';
import { openTab } from './openTab';
import { payment, payments, THEN } from './samples';

/** The durable storage of a device: its entries, and a disk that can be slow. */
function disk() {
  const entries = new Map<string, unknown>();
  const writes = jest.fn<unknown, [string]>();
  let ready = Promise.resolve();
  let onRead: Parameters<DurableStorage['restore']>[0] | undefined;
  const durable: DurableStorage = {
    ...noDurableStorage,
    restore: (listener) => {
      onRead = listener;
      void durable.refresh();
    },
    refresh: () => ready.then(() => onRead?.(new Map(entries))),
    write: (name, value) => {
      writes(name);
      const { revision } = Object(entries.get(name)) as Partial<Revised>;
      if (!(Number(revision) > value.revision)) entries.set(name, value);
    },
    written: () => ready,
  };
  return {
    entries,
    writes,
    written: durable.written,
    capabilities: { durable },
    /** Makes the disk slow until the returned function is called. */
    slow: () => {
      let go = (): void => undefined;
      ready = new Promise((resolve) => {
        go = resolve;
      });
      return go;
    },
  };
}

type Disk = ReturnType<typeof disk>;
type OpenTab = Awaited<ReturnType<typeof openTab>>;

const lost = (account: Partial<Account>, revision = 3) => ({
  account: { ...emptyAccount, ...account },
  revision,
});

const { unknown } = payments;

const tabOn = ({ capabilities }: Disk, lender = fixedClockLender()) =>
  openTab(lender, { borrower: 'instalments', capabilities });

const stored = (subject: string) =>
  Object.entries<string>(localStorage).find(
    ([key]) => key.includes('money@') && key.endsWith(subject),
  );

it('an entry that `localStorage` has lost locks the order, and is stored again', async () => {
  const phone = disk();
  const { subject } = await tabOn(phone);
  phone.entries.set(subject, lost({ open: payments.sending }));
  const { account, pay, lender } = await tabOn(phone);
  expect(account().open).toEqual(payments.sending);
  expect(await pay()).toMatchObject({ reason: { because: 'oneAtATime' } });
  expect(received(lender, 'repaymentCommit')).toEqual([]);
  expect(stored(subject)?.[1]).toContain('"revision":3');
});

it('a tab that takes the lock knows what another one wrote, though `localStorage` shows it later', async () => {
  const phone = disk();
  const { subject, account, pay, lender } = await tabOn(phone);
  await phone.written();
  phone.entries.set(subject, lost({ open: payments.sending }));
  expect(await pay()).toMatchObject({ reason: { because: 'oneAtATime' } });
  expect(account().open).toEqual(payments.sending);
  expect(received(lender, 'repaymentCommit')).toEqual([]);
});

it('a check takes back nothing that another tab settled a moment ago', async () => {
  const phone = disk();
  const { subject, account, check, store } = await tabOn(phone);
  await phone.written();
  store.dispatch(change(subject, 'begun', { sent: payment() }));
  store.dispatch(change(subject, 'answerLost', { id: payment().id }));
  // `localStorage` of this tab does not show it yet.
  phone.entries.set(subject, lost({ settledAt: THEN }, 9));
  await check();
  expect(account()).toMatchObject({ open: null, settledAt: THEN });
  expect(phone.entries.get(subject)).toMatchObject({ account: { settledAt: THEN } });
});

it('an account is stored again when another tab, which had not seen it, replaces it by an earlier revision', async () => {
  const { subject, account, store } = await tabOn(disk());
  store.dispatch(change(subject, 'begun', { sent: payment() }));
  const [key = '', earlier = ''] = stored(subject) ?? [];
  store.dispatch(change(subject, 'accepted', { id: payment().id }));
  const [, later] = stored(subject) ?? [];
  localStorage.setItem(key, earlier);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: earlier }));
  expect(account().settled).toMatchObject({ state: 'accepted' });
  expect(stored(subject)?.[1]).toBe(later);
});

it('an account keeps its revision when the storage is emptied under an open page, so its next change outlives the page', async () => {
  const phone = disk();
  const { subject, store } = await tabOn(phone);
  store.dispatch(change(subject, 'begun', { sent: payment() }));
  store.dispatch(change(subject, 'answerLost', { id: payment().id }));
  await phone.written();
  localStorage.clear();
  store.dispatch(change(subject, 'accepted', { id: payment().id }));
  await phone.written();
  expect(phone.entries.get(subject)).toMatchObject({ account: { settled: { state: 'accepted' } } });
});

it('a payment that a full storage refused is stored before its request leaves, if there is room by then', async () => {
  const phone = disk();
  const { subject, account, pay, lender } = await tabOn(phone);
  const release = holdAnswers(lender, 'loanPlayDetail');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const paying = pay();
  await waitFor(() => expect(received(lender, 'loanPlayDetail')).toHaveLength(2));
  const write = phone.slow();
  release();
  await waitFor(() => expect(account().open?.state).toBe('sending'));
  expect(stored(subject)).toBeUndefined();
  full.mockRestore();
  const leaving = holdAnswers(lender, 'repaymentCommit');
  write();
  await waitFor(() => expect(received(lender, 'repaymentCommit')).toHaveLength(1));
  expect(stored(subject)?.[1]).toContain('"state":"sending"');
  leaving();
  await paying;
});

it('a tab keeps the lock until the disk has what it wrote', async () => {
  const phone = disk();
  const lender = fixedClockLender();
  const release = holdAnswers(lender, 'repaymentCommit');
  const { pay } = await tabOn(phone, lender);
  const paying = pay();
  await waitFor(() => expect(received(lender, 'repaymentCommit')).toHaveLength(1));
  const write = phone.slow();
  release();
  const isOver = jest.fn();
  void paying.then(isOver);
  await waitFor(() => expect(lender.accepted).toHaveLength(1));
  await new Promise((passed) => setTimeout(passed, 50));
  expect(isOver).not.toHaveBeenCalled();
  write();
  expect(await paying).toMatchObject({ ended: 'accepted' });
});

describe('what happens while the disk writes stops a payment', () => {
  const ways = {
    pay: ({ pay }: OpenTab) => pay(),
    payOnline: ({ payOnline }: OpenTab) => payOnline(),
    enter: ({ enter }: OpenTab) => enter('123456'),
  };

  /** Pays, and lets something happen after the payment is recorded and before the disk has it: nothing leaves. */
  async function payWhile(
    happens: (tab: OpenTab) => unknown,
    way: keyof typeof ways = 'pay',
    isWaiting = false,
  ) {
    const phone = disk();
    const tab = await tabOn(phone);
    const { account, lender, pay, withCode } = tab;
    if (isWaiting) await pay({}, withCode);
    const before = account();
    const left = () => [
      ...received(lender, 'repaymentCommit'),
      ...received(lender, 'repaymentConfirm'),
      ...received(lender, 'repaymentHuichao'),
    ];
    const leftBefore = left();
    phone.writes.mockClear();
    let write = (): void => undefined;
    phone.writes.mockImplementationOnce(() => {
      write = phone.slow();
    });
    const paying = ways[way](tab);
    await waitFor(() => expect(phone.writes).toHaveBeenCalled());
    await happens(tab);
    write();
    const result = await paying;
    expect(left()).toEqual(leftBefore);
    return { result, before, account: account() };
  }

  it.each(['pay', 'payOnline'] as const)(
    'another tab settles it, and this one, which slept, was not told: %s',
    async (way) => {
      const { result } = await payWhile(({ account, otherTabSays }) => {
        const id = account().open?.sent.id ?? account().elsewhere?.id ?? '';
        // No `storage` event reaches this tab.
        if (way === 'pay') otherTabSays('answerLost', { id });
        otherTabSays('foundBooked', { id, readAt: 0 });
      }, way);
      expect(result).toMatchObject({ ended: 'blocked' });
    },
  );

  it('another borrower is launched', async () => {
    const { result } = await payWhile(({ lender }) => openStores({ lender, borrower: 'newLoan' }));
    expect(result).toMatchObject({ ended: 'blocked' });
  });

  it('the phone sleeps until the reading is too old: the borrower can pay again', async () => {
    const { result, account } = await payWhile(() => {
      const now = Date.now() + 61_000;
      jest.spyOn(Date, 'now').mockImplementation(() => now);
    });
    expect(result).toMatchObject({ ended: 'blocked', reason: { because: 'paused' } });
    expect(account.open).toBeNull();
  });

  it.each([
    ['pay', false],
    ['payOnline', false],
    ['enter', true],
    ['payOnline', true],
  ] as const)(
    'another screen reads that less is owed: %s sends nothing, and all is as before (a code is awaited: %s)',
    async (way, isWaiting) => {
      const happens = ({ lender, store, productId, orderId }: OpenTab) => {
        lender.fault('loanPlayDetail', { kind: 'patch', set: { repayAmount: '100' } });
        const { loanPlayDetail } = instalmentApi.endpoints;
        const again = { forceRefetch: true, subscribe: false };
        return store.dispatch(loanPlayDetail.initiate({ productId, orderId }, again));
      };
      const { result, before, account } = await payWhile(happens, way, isWaiting);
      expect(result).toMatchObject({ reason: { because: 'moreThanOwed', owed: '100' } });
      expect(account).toEqual(before);
    },
  );
});

describe('only a change is written', () => {
  /** Every write of this page to `localStorage`, with the keys of the ledger. */
  const ledgerWrites = () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    return () => setItem.mock.calls.filter(([key]) => key.includes('money@'));
  };

  it('a page start, and a step without a rule, write nothing', async () => {
    const phone = disk();
    const { store, subject } = await tabOn(phone);
    store.dispatch(change(subject, 'begun', { sent: payment({ leftAt: Date.now() }) }));
    phone.writes.mockClear();
    const writes = ledgerWrites();
    const { check, store: next } = await tabOn(phone);
    next.dispatch(change(subject, 'expired', {}));
    next.dispatch(change(subject, 'foundUndone', { id: 'P' }));
    await check();
    expect(writes()).toEqual([]);
    expect(phone.writes).not.toHaveBeenCalled();
  });

  it('what a day has ended is written: to both storages', async () => {
    const phone = disk();
    const { store, subject } = await tabOn(phone);
    const opened = { id: 'E', leftAt: Date.now(), amount: '1', owed: payment().owed };
    store.dispatch(change(subject, 'openedElsewhere', { opened }));
    const now = Date.now() + 25 * 60 * 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await tabOn(phone);
    expect(phone.entries.get(subject)).toMatchObject({ account: { elsewhere: null } });
    expect(stored(subject)?.[1]).toContain('"elsewhere":null');
  });
});

describe('of two entries the later one counts', () => {
  /** A device with an entry in both storages. */
  async function deviceWith(kept: object, durable?: object) {
    const phone = disk();
    const { subject, store } = await tabOn(phone);
    store.dispatch(change(subject, 'begun', { sent: payment() }));
    const [key = ''] = stored(subject) ?? [];
    localStorage.setItem(key, JSON.stringify({ value: kept }));
    phone.entries.clear();
    if (durable) phone.entries.set(subject, durable);
    return { phone, subject };
  }

  async function meet(kept: object, durable?: object) {
    const { phone, subject } = await deviceWith(kept, durable);
    const { account } = await tabOn(phone);
    return { account: account(), entry: phone.entries.get(subject) };
  }

  it('by its revision', async () => {
    const settled = { settledAt: THEN };
    expect((await meet(lost(settled, 4), lost({ open: unknown }))).account).toMatchObject(settled);
    expect((await meet(lost(settled, 2), lost({ open: unknown }))).account.open).toEqual(unknown);
  });

  it('by its time, where both have the same revision', async () => {
    const later = { ...unknown, sent: payment({ id: 'L', leftAt: THEN + 1 }) };
    const durable = await meet(lost({ settledAt: THEN }), lost({ open: later }));
    expect(durable.account.open).toMatchObject({ sent: { id: 'L' } });
  });

  it('by its time, where the one in `localStorage` was first written before the entries were read', async () => {
    const earlier = lost({ open: unknown }, 0);
    const later = { ...unknown, sent: payment({ id: 'L', leftAt: THEN + 1 }) };
    const before = await meet(lost({ open: later }, 0), lost({ settledAt: THEN }, 9));
    expect(before.account.open).toMatchObject({ sent: { id: 'L' } });
    expect(before.entry).toMatchObject({ account: { open: { sent: { id: 'L' } } } });
    const after = await meet(earlier, lost({ open: later }, 1));
    expect(after.account.open).toMatchObject({ sent: { id: 'L' } });
  });

  it('an entry of `localStorage` alone is read, and kept durably', async () => {
    const { account, entry } = await meet(lost({ open: unknown }, 0));
    expect(account.open).toEqual(unknown);
    expect(entry).toMatchObject({ account: { open: unknown } });
  });

  it('what a page changes before the entries are read outranks none of them', async () => {
    const { phone, subject } = await deviceWith(
      lost({ open: unknown }, 3),
      lost({ settledAt: THEN }, 4),
    );
    const read = phone.slow();
    const { store: next, account } = await tabOn(phone);
    next.dispatch(change(subject, 'foundUndone', { id: 'P' }));
    expect(account().open).toMatchObject({ state: 'undone' });
    read();
    await waitFor(() => expect(account()).toMatchObject({ open: null, settledAt: THEN }));
  });
});
