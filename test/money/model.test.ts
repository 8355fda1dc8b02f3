import fc from 'fast-check';
import { runs } from '../support/explore';
import { MINUTE_MS, World } from './world';

const tab = fc.constantFrom(0, 1);
const wish = fc.record({
  // All of the debt, a part of it, or more.
  amount: fc.constantFrom('1000', '400', '2000'),
  card: fc.constantFrom('code' as const, 'plain' as const),
  isSecondStep: fc.boolean(),
});

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('begin' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('finish' as const), tab, wish }) },
  // Both at once: nothing comes between.
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tap' as const), tab, wish }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('payOnline' as const),
      tab,
      wish,
      isPaid: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      index: fc.nat(3),
      refuses: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('hear' as const), tab, isLost: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('ask' as const, 'enterCode' as const), tab }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('open' as const, 'look' as const, 'kill' as const),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('check' as const, 'mind' as const, 'book' as const, 'byHand' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('addFee' as const, 'notThere' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(
        1_000,
        MINUTE_MS,
        3 * MINUTE_MS,
        31 * MINUTE_MS,
        25 * 60 * MINUTE_MS,
        -MINUTE_MS,
      ),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

function play(world: World, next: Step): void {
  const at = 'tab' in next ? world.tabs[next.tab]! : world.tabs[0]!;
  switch (next.do) {
    case 'tap': {
      world.begin(at);
      world.finish(at, next.wish);
      return;
    }
    case 'payOnline': {
      world.begin(at);
      world.openElsewhere(at, next.wish, next.isPaid);
      return;
    }
    case 'finish': {
      world.finish(at, next.wish);
      return;
    }
    case 'deliver': {
      world.deliver(next.index, next.refuses);
      return;
    }
    case 'hear': {
      world.hear(at, next.isLost);
      return;
    }
    case 'pass': {
      world.pass(next.ms);
      return;
    }
    case 'check':
    case 'mind':
    case 'book':
    case 'byHand':
    case 'notThere':
    case 'addFee': {
      world[next.do]();
      return;
    }
    default: {
      world[next.do](at);
      return;
    }
  }
}

/** Whatever has happened: the borrower can pay again, at the latest after a day and in two steps. */
function canGoOn(world: World): boolean {
  const first = world.tabs[0]!;
  world.tabs.forEach((each) => world.kill(each));
  world.line.length = 0;
  world.pass(25 * 60 * MINUTE_MS);
  world.mind();
  world.check();
  world.byHand();
  world.notThere();
  world.open(first);
  world.pass(1);
  world.open(first);
  const before = world.left;
  world.begin(first);
  world.finish(first, { amount: '1', card: 'plain', isSecondStep: true });
  const isPaidUp = world.accepted.reduce((sum, { amount }) => sum + amount, 0n) >= 1_000n;
  return world.left > before || isPaidUp;
}

it.each([
  ['with locks', true],
  ['without locks', false],
])(
  'whatever interleaves, %s: one payment for one wish, at the amount shown, unlocked by evidence, never locked for ever',
  (_, hasLocks) => {
    let [left, accepted] = [0, 0];
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        const world = new World(hasLocks);
        steps.forEach((next) => play(world, next));
        expect(world.faults).toEqual([]);
        const tokens = world.accepted.map(({ token }) => token);
        expect(new Set(tokens).size).toBe(tokens.length);
        left += world.left;
        accepted += tokens.length;
        expect(canGoOn(world)).toBe(true);
      }),
      { numRuns: runs(6_000) },
    );
    // Not idle: thousands of requests left, and were accepted.
    expect(left).toBeGreaterThan(6_000);
    expect(accepted).toBeGreaterThan(1_000);
  },
  runs(120_000),
);
