import { type Account, accountFrom, emptyAccount } from '../../src/money/ledger/intent';
import { accountWith, confirmation, elsewhere, payment, payments, THEN } from './samples';

/** Whether all of it is found again, and not only what can be read of it. */
const isRead = (stored: unknown) => {
  const found = accountFrom(stored);
  return found !== undefined && JSON.stringify(found) === JSON.stringify(stored);
};

const settled = { sent: payment(), doneAt: THEN } as const;
const forgotten = { kind: 'forgotten', id: 'forgotten', leftAt: THEN } as const;
const confirmed = confirmation();

const accounts: Record<string, Account> = {
  empty: emptyAccount,
  ...Object.fromEntries(
    Object.entries(payments).map(([state, open]) => [state, accountWith(open)]),
  ),
  'a confirmation that is sent': accountWith({ state: 'sending', sent: confirmed }),
  'a confirmation that is lost': accountWith({
    state: 'unknown',
    sent: confirmed,
    isOnOffer: true,
  }),
  'one that could not be read': accountWith({ state: 'unknown', sent: forgotten }),
  'a payment that is not booked': {
    ...emptyAccount,
    settled: { ...settled, state: 'doneNotBooked' },
  },
  'a confirmation that is done': {
    ...emptyAccount,
    settled: { ...settled, state: 'done', sent: confirmed },
  },
  'a payment that a reading found': {
    ...emptyAccount,
    settled: { state: 'done', sent: null, doneAt: THEN },
  },
  'opened elsewhere': { ...emptyAccount, elsewhere },
};

/** A value with each of its keys, however deep, taken out in turn, or given another kind of value. */
function spoiled(value: unknown): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const { [key]: _, ...without } = value as Record<string, unknown>;
    return [
      [`without ${key}`, without] as const,
      [`another ${key}`, { ...value, [key]: [] }] as const,
      ...spoiled(inner).map(
        ([path, each]) => [`${key}: ${path}`, { ...value, [key]: each }] as const,
      ),
    ];
  });
}

describe.each(Object.entries(accounts))('what the device keeps: %s', (_, account) => {
  it('is read as it was written', () => {
    expect(accountFrom(JSON.parse(JSON.stringify(account)))).toEqual(account);
  });

  it('is not read when anything of it is missing or is something else', () => {
    const passed = spoiled(account).flatMap(([path, each]) => (isRead(each) ? [path] : []));
    // Earlier releases stored no id of the intent.
    expect(passed.filter((path) => !path.endsWith('without intentId'))).toEqual([]);
  });
});

it('a state that the rules do not name is not read', () => {
  const { sent } = payments.unknown;
  for (const open of [
    { ...payments.unknown, state: 'paid' },
    // A confirmation waits for no code, and is never undone.
    { ...payments.waitsForCode, sent: confirmed },
    { ...payments.undone, sent: confirmed },
    { state: 'sending', sent: forgotten },
    { state: 'unknown', sent: { ...sent, kind: 'cash' } },
  ]) {
    expect(isRead({ ...emptyAccount, open })).toBe(false);
  }
  expect(isRead({ ...emptyAccount, settled: { ...settled, state: 'unknown' } })).toBe(false);
});

describe('an amount of a payment', () => {
  const withAmount = (amount: string) =>
    accountWith({ ...payments.unknown, sent: payment({ amount }) });

  it.each(['0', '1000', '999999999999999'])('is a whole number: %s', (amount) => {
    expect(isRead(withAmount(amount))).toBe(true);
  });

  it.each(['', '-1', '1.5', '1e3', '1000 pesos', '1000000000000000'])(
    'is nothing else: %j',
    (amount) => {
      expect(isRead(withAmount(amount))).toBe(false);
    },
  );

  it('of a confirmation is what the lender wrote', () => {
    const sent = confirmation({ amount: '1,000.00' });
    expect(isRead(accountWith({ state: 'sending', sent }))).toBe(true);
  });
});

it('a token keeps the type in which it came', () => {
  for (const token of ['7', 7]) {
    const sent = payment({ token });
    const account = accountWith({ ...payments.unknown, sent });
    expect(accountFrom(account)).toEqual(account);
  }
});

it('an entry of an earlier release, without the id of its intent, is read whole', () => {
  const { intentId: _, ...earlier } = payment();
  const { open } = accountFrom(
    accountWith({ ...payments.unknown, sent: earlier, first: earlier }),
  )!;
  expect(open).toEqual({ ...payments.unknown, sent: earlier, first: earlier });
});

describe('a part that cannot be read', () => {
  const spoilt = { state: 'paid', sent: { leftAt: THEN } };
  const rest = { ...emptyAccount, settledAt: THEN };

  it('locks where it stood open, and leaves the other parts alone', () => {
    const { open, ...others } = accountFrom({ ...rest, open: spoilt, elsewhere })!;
    expect(open).toEqual({ state: 'unknown', sent: forgotten });
    expect(others).toEqual({ settled: null, elsewhere, settledAt: THEN });
  });

  it('does not lock where it is another one', () => {
    const account = { ...rest, open: payments.waitsForCode };
    expect(accountFrom({ ...account, settled: spoilt, elsewhere: 7 })).toEqual(account);
  });

  it('makes the figures of every screen old where the time is lost', () => {
    expect(accountFrom({ ...rest, settledAt: 'x' })?.settledAt).toBeGreaterThan(THEN);
  });

  it('is no account at all', () => {
    for (const stored of [null, undefined, 'text', 7]) expect(accountFrom(stored)).toBeUndefined();
  });
});
