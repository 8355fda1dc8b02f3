import { type Account, accountFrom, emptyAccount } from '@/domain/money/ledger/intent';
import { accountWith, confirmation, elsewhere, payment, payments, THEN } from './samples';

/** Whether the stored value is read completely. A partly read value does not count. */
const isRead = (stored: unknown) => {
  const found = accountFrom(stored);
  return JSON.stringify(found) === JSON.stringify(stored);
};

const settled = { sent: payment(), at: THEN } as const;
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
    settled: { ...settled, state: 'accepted' },
  },
  'a confirmation that is done': {
    ...emptyAccount,
    settled: { ...settled, state: 'booked', sent: confirmed },
  },
  'a payment that a reading found': {
    ...emptyAccount,
    settled: { state: 'booked', sent: null, at: THEN },
  },
  'opened elsewhere': { ...emptyAccount, elsewhere },
};

/** Copies of the value in which one key, at any depth, is missing or has another type. */
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

describe.each(Object.entries(accounts))('a stored account: %s', (_, account) => {
  it('is read as it was written', () => {
    expect(accountFrom(JSON.parse(JSON.stringify(account)))).toEqual(account);
  });

  it('is not read completely when a value is missing or has another type', () => {
    const passed = spoiled(account).flatMap(([path, each]) => (isRead(each) ? [path] : []));
    // A list that cannot be read is an empty one.
    const isRightful = (path: string) => /^(another|without) (earlier|sendings|past)$/.test(path);
    expect(passed.filter((path) => !isRightful(path))).toEqual([]);
  });
});

it('does not read a state that the rules do not allow', () => {
  const { sent } = payments.unknown;
  for (const open of [
    { ...payments.unknown, state: 'paid' },
    // A confirmation has no code, and is never undone.
    { ...payments.waitsForCode, sent: confirmed },
    { ...payments.undone, sent: confirmed },
    { state: 'sending', sent: forgotten },
    { state: 'unknown', sent: { ...sent, kind: 'cash' } },
  ]) {
    expect(isRead({ ...emptyAccount, open })).toBe(false);
  }
  expect(isRead({ ...emptyAccount, settled: { ...settled, state: 'unknown' } })).toBe(false);
});

describe('the amount of a payment', () => {
  const withAmount = (amount: string) =>
    accountWith({ ...payments.unknown, sent: payment({ amount }) });

  it.each(['0', '1000', '999999999999999'])('is read as a whole number: %s', (amount) => {
    expect(isRead(withAmount(amount))).toBe(true);
  });

  it.each(['', '-1', '1.5', '1e3', '1000 pesos', '1000000000000000'])(
    'is refused: %j',
    (amount) => {
      expect(isRead(withAmount(amount))).toBe(false);
    },
  );

  it('is any text in a confirmation', () => {
    const sent = confirmation({ amount: '1,000.00' });
    expect(isRead(accountWith({ state: 'sending', sent }))).toBe(true);
  });
});

it('reads a token as a number or as a text, as it was stored', () => {
  for (const token of ['7', 7]) {
    const sent = payment({ token });
    const account = accountWith({ ...payments.unknown, sent });
    expect(accountFrom(account)).toEqual(account);
  }
});

describe('an invalid part of a stored account', () => {
  const spoilt = { state: 'paid', sent: { leftAt: THEN } };
  const rest = { ...emptyAccount, settledAt: THEN };

  it('becomes an unknown outcome if it is the open intent, and does not affect the other parts', () => {
    const { open, ...others } = accountFrom({ ...rest, open: spoilt, elsewhere });
    expect(open).toEqual({ state: 'unknown', sent: forgotten });
    expect(others).toEqual({ ...emptyAccount, open: undefined, elsewhere, settledAt: THEN });
  });

  it('is dropped if it is another part, and locks nothing', () => {
    const account = { ...rest, open: payments.waitsForCode, sendings: [payment()] };
    expect(accountFrom({ ...account, settled: spoilt, elsewhere: 7 })).toEqual(account);
  });

  it('makes the figures of every screen stale if it is the time of settlement', () => {
    expect(accountFrom({ ...rest, settledAt: 'x' }).settledAt).toBeGreaterThan(THEN);
  });

  it('becomes an unknown outcome if it is the whole account', () => {
    for (const stored of [null, undefined, 'text', 7, {}]) {
      expect(accountFrom(stored).open).toMatchObject({
        state: 'unknown',
        sent: { id: 'forgotten' },
      });
    }
  });
});
