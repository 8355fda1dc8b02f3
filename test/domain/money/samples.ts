import type {
  Account,
  In,
  OpenIntent,
  OpenState,
  SentConfirmation,
  SentPayment,
} from '@/domain/money/ledger/intent';

/** The time of every sample's sending; epoch milliseconds. */
export const THEN = 1_700_000_000_000;

export const owed = { amount: '1000', date: '2026-03-02' } as const;

/** The same debt at a sending, without accepted amounts that are not booked. */
export const owedThen = { ...owed, unbooked: '0' } as const;

export const payment = (overrides: Partial<SentPayment> = {}): SentPayment => ({
  kind: 'card',
  id: 'P',
  leftAt: THEN,
  amount: '1000',
  intentId: 'P',
  couponId: null,
  card: { mark: 'm', name: 'Banco 1111' },
  token: 'T1',
  owed: owedThen,
  ...overrides,
});

export const confirmation = (overrides: Partial<SentConfirmation> = {}): SentConfirmation => ({
  kind: 'confirmation',
  id: 'C',
  leftAt: THEN,
  amount: '1000',
  periods: '2',
  termUnit: 'W',
  isSecondReading: false,
  ...overrides,
});

/** An undone payment before the sample, with the same token. The sample repeats it. */
export const first = payment({ id: 'F', amount: '400' });

export const code = { record: 'R', since: THEN, askedAt: THEN } as const;

/** An online payment whose page was opened. */
export const elsewhere = {
  id: 'E',
  leftAt: THEN,
  amount: '1000',
  owed: owedThen,
} as const;

/** A card payment in each state. */
export const payments = {
  sending: { state: 'sending', sent: payment() },
  waitsForCode: { state: 'waitsForCode', sent: payment(), code },
  resending: { state: 'resending', sent: payment(), code, isDuplicate: false, askedAt: THEN },
  sendingCode: { state: 'sendingCode', sent: payment(), code },
  unknown: { state: 'unknown', sent: payment(), isAtLender: false, isDuplicate: false, askedAt: 0 },
  undone: { state: 'undone', sent: payment(), isDoubted: false },
} satisfies { readonly [State in OpenState]: In<State> };

/** An account with an open intent, which was sent alone. */
export const accountWith = (open: OpenIntent | null, sendings = sentIn(open)): Account => ({
  open,
  settled: null,
  earlier: [],
  elsewhere: null,
  sendings,
  past: [],
  settledAt: 0,
});

const sentIn = (open: OpenIntent | null): Account['sendings'] =>
  open && open.sent.kind !== 'forgotten' ? [open.sent] : [];
