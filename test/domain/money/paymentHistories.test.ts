import fc from 'fast-check';
import { CODE_WAITS_MS } from '@/domain/money/ledger/rules';
import { does, histories } from '../../support/explore';
import type { Fate } from './world/lender';
import type { Loan } from './world/loan';
import type { Tab } from './world/tab';
import { type Setting, World } from './world/world';

/**
 * The real thunks, slice, cache, base query and storage in two tabs of one device, against a lender that fails in every
 * way (docs/reference/money.md). `EXPLORE=20` runs twenty times as many histories.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A code that is waited for since then ends during the next request. */
const ALMOST_OVER_MS = CODE_WAITS_MS - 500;

const setting: fc.Arbitrary<Setting> = fc.record({
  hasLocks: fc.boolean(),
  hasDisk: fc.boolean(),
  lag: fc.constantFrom(0, 20, 200),
  // Slower than the first tap, too.
  disk: fc.constantFrom(2, 50, 800),
  givesTokensTwice: fc.boolean(),
  tokensExpire: fc.boolean(),
  overwrites: fc.boolean(),
  resendPays: fc.boolean(),
  next: fc.constantFrom('none', 'smaller', 'equal'),
  hasOthers: fc.boolean(),
});

const tab = fc.nat(1);
/** Mostly the first of the two orders: histories of one order are longer then. */
const order = fc.constantFrom(0, 0, 0, 1);
const fate = fc.constantFrom<Fate>(
  ...(['answered', 'answered', 'answered', 'refused', 'lost', 'unanswered'] as const),
  ...(['cut', 'twice', 'failed', 'expired', 'loggedOut', 'held', 'held', 'late'] as const),
);
const paying = {
  tab,
  order,
  fate,
  /** Of an address that no screen made. */
  amount: fc.constantFrom('1000', '400', '2000'),
  card: fc.nat(1),
  insists: fc.boolean(),
};

const opening = { couponId: fc.constantFrom(null, null, 'C'), isHasty: fc.boolean() };

const step = fc.oneof(
  does(10, 'pay', fc.record({ ...paying, isTwice: fc.boolean() })),
  does(2, 'payOnline', fc.record({ ...paying, isPaid: fc.boolean() })),
  does(
    6,
    'openWays',
    // The whole debt, or a part of it that the borrower typed.
    fc.record({ tab, order, part: fc.constantFrom('', '', '400', '600'), ...opening }),
  ),
  does(2, 'back', fc.record({ tab, order })),
  does(4, 'enter', fc.record({ tab, order, fate })),
  does(3, 'ask', fc.record({ tab, order, fate })),
  does(6, 'check', fc.record({ tab, order })),
  does(2, 'byHand', fc.record({ tab, order })),
  does(1, 'notThere', fc.record({ tab, order })),
  does(2, 'reopen', fc.record({ tab })),
  // Before its app starts, the phone sleeps for shorter or longer than an early answer counts.
  does(2, 'reopenLate', fc.record({ tab, ms: fc.constantFrom(5_000, 2 * MINUTE_MS) })),
  does(1, 'die', fc.record({})),
  does(3, 'arrive', fc.record({ order, place: fc.nat(3) })),
  does(3, 'answer', fc.record({ order, place: fc.nat(3) })),
  does(
    4,
    'book',
    fc.record({ order, count: fc.constantFrom(1, 1, 9), from: fc.constantFrom(0, 0, 1) }),
  ),
  does(1, 'fee', fc.record({ order })),
  does(1, 'shop', fc.record({ order, amount: fc.constantFrom(100n, 400n) })),
  does(2, 'lag', fc.record({ order, ms: fc.constantFrom(0, 0, 5 * MINUTE_MS, HOUR_MS) })),
  does(1, 'status', fc.record({ order, is: fc.constantFrom('110', '') })),
  does(
    7,
    'pass',
    fc.record({
      ms: fc.constantFrom(
        ...[1_000, MINUTE_MS, 3 * MINUTE_MS, ALMOST_OVER_MS, 31 * MINUTE_MS, 25 * HOUR_MS],
      ),
    }),
  ),
  does(3, 'freeze', fc.record({ tab })),
  does(1, 'sleep', fc.record({ ms: fc.constantFrom(2 * MINUTE_MS, 60 * MINUTE_MS) })),
  does(
    1,
    'setClock',
    fc.record({ ms: fc.constantFrom(-60 * MINUTE_MS, -MINUTE_MS, 3 * MINUTE_MS, 26 * HOUR_MS) }),
  ),
  does(
    3,
    'network',
    fc.record({
      slow: fc.subarray(['loan-details', 'loan-play-detail', 'repayment-way']),
      isDown: fc.boolean(),
    }),
  ),
  does(1, 'storage', fc.record({ isFull: fc.boolean() })),
  does(1, 'launch', fc.record({ isAnothers: fc.boolean() })),
);

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Starts a step. Its result arrives while time passes. */
function begin(world: World, next: Step): unknown {
  if (!('tab' in next)) return 'order' in next ? atLender(world, next) : happen(world, next);
  // In a frozen page the borrower can only resume or reopen it.
  if (next.do === 'freeze' || next.do === 'reopen') {
    world[next.do](next.tab);
    return;
  }
  if (next.do === 'reopenLate') {
    world.reopenLate(next.tab, next.ms);
    return;
  }
  const at = world.tabs[next.tab]!;
  return at.isFrozen ? undefined : act(at, world.loans[next.order]!, next);
}

/** The borrower's step on a screen of an order. */
function act(at: Tab, loan: Loan, next: Extract<Step, { tab: number; order: number }>): unknown {
  switch (next.do) {
    case 'pay':
      if (next.isTwice) void loan.pay(at, next);
      return loan.pay(at, next);
    case 'payOnline':
      return loan.payOnline(at, next);
    case 'openWays': {
      const { part, couponId, isHasty } = next;
      if (isHasty) at.follow(loan.order, part, couponId);
      return at.openWays(loan.order, part, couponId);
    }
    case 'back': {
      at.back(loan.order);
      return;
    }
    case 'enter':
    case 'ask':
      return at[next.do](loan.order, next.fate);
    default:
      return void loan[next.do](at);
  }
}

/** A step of the lender. */
function atLender(world: World, next: Exclude<Step, { tab: number }> & { order: number }): unknown {
  const { lender } = world.loans[next.order]!;
  switch (next.do) {
    case 'arrive':
      return lender.line.splice(next.place, 1)[0]?.arrive();
    case 'answer':
      return lender.late.splice(next.place, 1)[0]?.();
    case 'book': {
      lender.book(next.count, next.from);
      return;
    }
    case 'fee': {
      lender.addFee();
      return;
    }
    case 'shop': {
      world.loans[next.order]!.payInShop(next.amount);
      return;
    }
    case 'status':
      return Object.assign(lender, { status: next.is });
    case 'lag':
      return Object.assign(lender, { behind: next.ms });
    default:
      return undefined;
  }
}

/** A step of the network or the device. */
function happen(world: World, next: Exclude<Step, { tab: number } | { order: number }>): unknown {
  const { device } = world;
  switch (next.do) {
    case 'die': {
      world.die();
      return;
    }
    case 'sleep':
      world.sleep(next.ms);
      return;
    case 'setClock': {
      device.setClock(next.ms);
      return;
    }
    case 'network':
      return Object.assign(world.network, { slow: next.slow, isDown: next.isDown });
    case 'storage': {
      world.setFull(next.isFull);
      return;
    }
    case 'launch': {
      world.launch(next.isAnothers);
      return;
    }
    default:
      return undefined;
  }
}

const plain: Setting = {
  hasLocks: true,
  hasDisk: true,
  lag: 0,
  disk: 2,
  givesTokensTwice: false,
  tokensExpire: false,
  overwrites: false,
  resendPays: false,
  next: 'smaller',
  hasOthers: false,
};

const first = { tab: 0, order: 0 } as const;
const pass = (ms: number): Step => ({ do: 'pass', ms });
const ways = (on: { tab: number; order: 0 | 1 }, part: '' | '400'): Step => ({
  do: 'openWays',
  ...on,
  part,
  couponId: null,
  isHasty: false,
});
/** The amount is that of the ways to pay. */
const by = (way: Fate, card = 0) => ({ amount: '1000', fate: way, card, insists: false }) as const;

/** Histories that chance hardly finds, each of a fault that a borrower could meet once. */
const known: readonly [string, Setting, Step[]][] = [
  [
    'a payment that was found undone is booked later; then the rest is paid online',
    plain,
    [
      ...[ways(first, '400'), pass(1_000)],
      { do: 'pay', ...first, ...by('held'), isTwice: false },
      ...[pass(3 * MINUTE_MS), { do: 'check', ...first } as const, pass(1_000)],
      { do: 'arrive', order: 0, place: 0 },
      { do: 'book', order: 0, count: 1, from: 0 },
      // The first tap reads what is booked, which makes its amount an old one.
      ...[pass(3 * MINUTE_MS), ways(first, ''), pass(1_000)],
      { do: 'payOnline', ...first, ...by('answered'), isPaid: false },
      ...[pass(1_000), ways(first, ''), pass(1_000)],
      { do: 'payOnline', ...first, ...by('answered'), isPaid: false },
      pass(1_000),
    ],
  ],
  [
    'while an online payment is being stored, a check reads that the order is no longer repayable',
    { ...plain, hasLocks: false, disk: 50 },
    [
      { do: 'payOnline', ...first, ...by('answered'), isPaid: false },
      ...[pass(20), { do: 'check', ...first } as const],
      { do: 'status', order: 0, is: '110' },
      ...[{ do: 'check', ...first } as const, pass(1_000)],
    ],
  ],
  [
    'while the page of an online payment is awaited, the borrower denies that payment in another tab, and pays there',
    { ...plain, hasLocks: false, hasDisk: false, next: 'none' },
    [
      { do: 'payOnline', tab: 1, order: 0, ...by('held'), isPaid: false },
      { do: 'notThere', ...first },
      { do: 'pay', ...first, ...by('answered'), amount: '400', isTwice: false },
      ...[pass(20), { do: 'book', order: 0, count: 1, from: 0 } as const],
      ...[{ do: 'check', ...first } as const, pass(1_000)],
      { do: 'arrive', order: 0, place: 0 },
      ...[pass(1_000), { do: 'check', ...first } as const, pass(1_000)],
    ],
  ],
  [
    'the clock is set back by a minute while a payment’s readings take 80 s; the order is rejected meanwhile',
    { ...plain, hasLocks: false, hasDisk: false },
    [
      { do: 'network', slow: ['loan-play-detail'], isDown: false },
      ...[{ do: 'check', ...first } as const],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      { do: 'status', order: 0, is: '110' },
      ...[{ do: 'setClock', ms: -MINUTE_MS } as const, pass(3 * MINUTE_MS)],
    ],
  ],
  [
    'while an online payment is stored, its order is rejected and read again, and a payment of another order is answered',
    { ...plain, hasLocks: false, disk: 50, next: 'none' },
    [
      ...[{ do: 'pay', tab: 0, order: 1, ...by('answered'), isTwice: false } as const, pass(11)],
      { do: 'payOnline', ...first, ...by('answered'), isPaid: false },
      ...[{ do: 'check', ...first } as const, pass(15)],
      ...[{ do: 'status', order: 0, is: '110' } as const, pass(1_000)],
    ],
  ],
  [
    'a check in another tab begins beside a payment’s answer. The phone sleeps before that tab hears of the answer',
    { ...plain, lag: 200, disk: 50, next: 'none' },
    [
      { do: 'pay', tab: 1, order: 0, ...by('answered'), isTwice: false },
      ...[pass(60), { do: 'check', ...first } as const, pass(60)],
      ...[{ do: 'sleep', ms: 2 * MINUTE_MS } as const, pass(30)],
      { do: 'payOnline', ...first, ...by('answered'), isPaid: false },
      pass(1_000),
    ],
  ],
  [
    'a resend pays while the half hour of its code ends, and another tab opens before its answer',
    { ...plain, hasLocks: false, hasDisk: false, resendPays: true },
    [
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered', 1), isTwice: false },
      pass(ALMOST_OVER_MS),
      { do: 'ask', ...first, fate: 'late' },
      ...[pass(1_000), { do: 'reopen', tab: 1 } as const],
      { do: 'answer', order: 0, place: 0 },
      ...[pass(1_000), ways({ tab: 1, order: 0 }, ''), pass(1_000)],
      { do: 'pay', tab: 1, order: 0, ...by('answered'), isTwice: false },
      pass(1_000),
    ],
  ],
  [
    'an entered code is lost on its way, and the lender sends another one: for two minutes the first may still arrive',
    plain,
    [
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered', 1), isTwice: false },
      ...[pass(1_000), { do: 'enter', ...first, fate: 'held' } as const, pass(MINUTE_MS)],
      ...[pass(1_000), { do: 'ask', ...first, fate: 'answered' } as const, pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      pass(1_000),
      { do: 'payOnline', ...first, ...by('answered'), isPaid: false },
      pass(1_000),
    ],
  ],
  [
    'what was found undone is repeated with its token, and with one id for the commit and its code',
    plain,
    [
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('held'), isTwice: false },
      ...[pass(3 * MINUTE_MS), { do: 'check', ...first } as const, pass(1_000)],
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered', 1), isTwice: false },
      ...[pass(1_000), { do: 'enter', ...first, fate: 'answered' } as const, pass(1_000)],
    ],
  ],
  [
    'a copy of the lender’s that lags shows the debt again that was paid and shown as paid',
    plain,
    [
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      ...[pass(1_000), { do: 'book', order: 0, count: 1, from: 0 } as const, pass(1_000)],
      ...[{ do: 'check', ...first } as const, pass(1_000)],
      ...[{ do: 'lag', order: 0, ms: HOUR_MS } as const, ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      pass(1_000),
    ],
  ],
  [
    'a fee changes the debt of an accepted payment: the next one is not told that the debt of then is shown',
    plain,
    [
      ...[ways(first, '400'), pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      ...[pass(1_000), { do: 'fee', order: 0 } as const, { do: 'check', ...first } as const],
      ...[pass(1_000), ways(first, '400'), pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      pass(1_000),
    ],
  ],
  [
    'the phone sleeps between a tap and its record, while the disk is read',
    { ...plain, disk: 800 },
    [
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      ...[{ do: 'sleep', ms: 60 * MINUTE_MS } as const, pass(3_000)],
    ],
  ],
  [
    'a page’s first script reads the debt, the phone sleeps, and another tab pays meanwhile',
    { ...plain, next: 'equal' },
    [
      ...[ways({ tab: 1, order: 0 }, ''), pass(1_000)],
      { do: 'pay', tab: 1, order: 0, ...by('answered'), isTwice: false },
      { do: 'reopenLate', tab: 0, ms: 5_000 },
      ...[{ do: 'book', order: 0, count: 1, from: 0 } as const, pass(1_000)],
      ...[{ do: 'check', tab: 1, order: 0 } as const, pass(1_000)],
      ...[ways(first, ''), pass(1_000)],
      { do: 'pay', ...first, ...by('answered'), isTwice: false },
      pass(1_000),
    ],
  ],
];

const counted = { histories: 0, left: 0, accepted: 0 };

/** Lives a history. */
async function live(given: Setting, steps: readonly Step[]): Promise<void> {
  const world = new World(given);
  await world.pass(20);
  for (const next of steps) {
    void begin(world, next);
    await world.pass(next.do === 'pass' ? next.ms : 30);
    expect(world.faults).toEqual([]);
  }
  counted.histories += 1;
  world.loans.forEach(({ left, lender }) => {
    counted.left += left;
    counted.accepted += lender.payments.length;
  });
  expect(await world.canGoOn()).toBe(true);
  expect(world.faults).toEqual([]);
}

it.each(known)('no payment is one too many: %s', async (_, given, steps) => {
  await live(given, steps);
});

it(
  'in every interleaving one intent is one payment of the shown amount by a current reading, and a day later the borrower can pay again',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        setting,
        fc.array(step, { minLength: 15, maxLength: 40 }),
        async (given, steps) => {
          await live(given, steps);
        },
      ),
      { numRuns: histories(400) },
    );
    // The histories must really send and accept.
    expect(counted.left).toBeGreaterThan(counted.histories / 2);
    expect(counted.accepted).toBeGreaterThan(counted.histories / 4);
  },
  HOUR_MS,
);
