import fc from 'fast-check';
import { histories } from '../../support/explore';
import type { Fate } from './world/lender';
import { type Setting, World } from './world/world';

/**
 * The real thunks, slice, cache, base query and storage in two tabs of one device, against a lender that fails in every
 * way (docs/reference/money.md). `EXPLORE=20` runs twenty times as many histories.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const setting: fc.Arbitrary<Setting> = fc.record({
  hasLocks: fc.boolean(),
  givesTokensTwice: fc.boolean(),
  tokensExpire: fc.boolean(),
  hasNext: fc.boolean(),
  hasOthers: fc.boolean(),
});

const tab = fc.nat(1);
const fate = fc.constantFrom<Fate>(
  ...(['answered', 'answered', 'answered', 'refused', 'lost', 'unanswered'] as const),
  ...(['cut', 'failed', 'held', 'held', 'late'] as const),
);
const paying = {
  tab,
  fate,
  // The whole debt, a part of it, or more than the debt.
  amount: fc.constantFrom('1000', '400', '400', '600', '2000'),
  card: fc.nat(1),
  insists: fc.boolean(),
};

const does = <Name extends string, More extends object>(
  weight: number,
  name: Name,
  more: fc.Arbitrary<More>,
) => ({ weight, arbitrary: more.map((rest) => ({ do: name, ...rest })) });

const step = fc.oneof(
  does(10, 'pay', fc.record({ ...paying, isTwice: fc.boolean() })),
  does(2, 'payOnline', fc.record({ ...paying, isPaid: fc.boolean() })),
  does(4, 'enter', fc.record({ tab, fate })),
  does(2, 'ask', fc.record({ tab, fate })),
  does(6, 'check', fc.record({ tab })),
  does(2, 'byHand', fc.record({ tab })),
  does(1, 'notThere', fc.record({ tab })),
  does(3, 'reopen', fc.record({ tab })),
  does(3, 'arrive', fc.record({ place: fc.nat(3) })),
  does(3, 'answer', fc.record({ place: fc.nat(3) })),
  does(4, 'book', fc.record({ count: fc.constantFrom(1, 1, 9) })),
  does(1, 'fee', fc.record({})),
  does(1, 'shop', fc.record({ amount: fc.constantFrom(100n, 400n) })),
  does(1, 'status', fc.record({ is: fc.constantFrom('110', '') })),
  does(
    7,
    'pass',
    fc.record({
      ms: fc.constantFrom(1_000, MINUTE_MS, 3 * MINUTE_MS, 31 * MINUTE_MS, 25 * 60 * MINUTE_MS),
    }),
  ),
  does(3, 'freeze', fc.record({ tab })),
  does(1, 'sleep', fc.record({ ms: fc.constantFrom(2 * MINUTE_MS, 60 * MINUTE_MS) })),
  does(1, 'setBack', fc.record({ ms: fc.constantFrom(MINUTE_MS, 60 * MINUTE_MS) })),
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
  if (!('tab' in next)) return happen(world, next);
  const at = world.tabs[next.tab]!;
  // In a frozen page the borrower can only resume or reopen it.
  if (at.isFrozen && next.do !== 'freeze' && next.do !== 'reopen') return undefined;
  switch (next.do) {
    case 'pay':
      if (next.isTwice) void world.pay(at, next);
      return world.pay(at, next);
    case 'payOnline':
      return world.payOnline(at, next);
    case 'enter':
    case 'ask':
      return at[next.do](next.fate);
    case 'check':
      return world.check(at);
    case 'byHand':
    case 'notThere':
      world[next.do](at);
      return undefined;
    default:
      world[next.do](next.tab);
      return undefined;
  }
}

/** A step of the lender, the network or the device. */
function happen(world: World, next: Exclude<Step, { readonly tab: number }>): unknown {
  const { lender, device } = world;
  switch (next.do) {
    case 'arrive': {
      const [held] = lender.line.splice(next.place, 1);
      return held?.arrive();
    }
    case 'answer': {
      const [late] = lender.late.splice(next.place, 1);
      return late?.();
    }
    case 'book':
      lender.book(next.count);
      return undefined;
    case 'fee':
      lender.addFee();
      return undefined;
    case 'shop':
      world.payInShop(next.amount);
      return undefined;
    case 'status':
      return Object.assign(lender, { status: next.is });
    case 'sleep':
      device.now += next.ms;
      lender.pass(next.ms);
      return undefined;
    case 'setBack':
      device.setBack(next.ms);
      return undefined;
    case 'network':
      return Object.assign(world, { slow: next.slow, isDown: next.isDown });
    case 'storage':
      world.setFull(next.isFull);
      return undefined;
    case 'launch':
      world.launch(next.isAnothers);
      return undefined;
    default:
      return undefined;
  }
}

const counted = { histories: 0, left: 0, accepted: 0 };

it(
  'in every interleaving one intent is one payment of the shown amount by a current reading, and a day later the borrower can pay again',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        setting,
        fc.array(step, { minLength: 15, maxLength: 40 }),
        async (given, steps) => {
          const world = new World(given);
          await world.pass(20);
          for (const next of steps) {
            void begin(world, next);
            await world.pass(next.do === 'pass' ? next.ms : 30);
            expect(world.judge.faults).toEqual([]);
          }
          counted.histories += 1;
          counted.left += world.left;
          counted.accepted += world.lender.payments.length;
          expect(await world.canGoOn()).toBe(true);
          expect(world.judge.faults).toEqual([]);
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
