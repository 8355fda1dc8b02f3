import fc from 'fast-check';
import { confirmationFindingOf, type Offered } from '../../src/money/evidence';
import {
  type Account,
  emptyAccount,
  isOnTheWay,
  type SentConfirmation,
} from '../../src/money/intent';
import { confirmationObstacleOf } from '../../src/money/obstacles';
import { type EventName, type Events, transition } from '../../src/money/transitions';
import { runs } from '../support/explore';

/** A product's confirmations in two tabs of one device, and a lender who is slow, loses answers and books late. */

const MINUTE_MS = 60_000;

interface Tab {
  readAt: number;
  figures: Offered;
  waitsFor: { readonly sent: SentConfirmation; answer?: 'accepted' | 'refused' } | undefined;
}

class World {
  now = 1_000_000_000_000;
  account: Account = emptyAccount;
  offer: Offered = { amount: '1', periods: '112', termUnit: 'D' };
  readonly tabs: Tab[] = [0, 1].map(() => ({
    ...{ readAt: this.now, figures: this.offer, waitsFor: undefined },
  }));
  readonly line: SentConfirmation[] = [];
  readonly faults: string[] = [];
  left = 0;
  accepted = 0;
  private unbooked: SentConfirmation[] = [];
  private readonly unlocked = new Set<string>();

  step<Name extends EventName>(name: Name, event: Events[Name]): void {
    this.account = transition(this.account, name, event, this.now);
  }

  open(tab: Tab): void {
    tab.readAt = this.now;
    tab.figures = this.offer;
  }

  tap(tab: Tab, isSecondStep: boolean): void {
    if (tab.waitsFor) return;
    this.step('timePassed', {});
    const { figures, readAt } = tab;
    const { account, now } = this;
    if (confirmationObstacleOf({ account, readAt, now, isSecondStep }, figures)) return;
    this.left += 1;
    const sent = {
      ...{ kind: 'confirmation' as const, id: `S${this.left}`, leftAt: this.now },
      ...{ ...figures, isSecondReading: false },
    };
    this.step('sent', { sent });
    if (this.account.open?.sent.id !== sent.id) return;
    if (this.line.some(({ id }) => !this.unlocked.has(id)))
      this.faults.push('beside one on its way');
    // What the screen shows as one that the lender took, and has not booked, left with.
    const isShown = this.unbooked.some(({ amount }) => amount === figures.amount);
    if (isShown && !isSecondStep && this.unlocked.size === 0) {
      this.faults.push('beside one not booked');
    }
    tab.waitsFor = { sent };
    this.line.push(sent);
  }

  deliver(isRefused: boolean): void {
    const sent = this.line.shift();
    if (!sent) return;
    if (!isRefused) {
      this.accepted += 1;
      this.unbooked.push(sent);
    }
    const waiting = this.tabs.find(({ waitsFor }) => waitsFor?.sent.id === sent.id)?.waitsFor;
    if (waiting) waiting.answer = isRefused ? 'refused' : 'accepted';
  }

  hear(tab: Tab, isLost: boolean): void {
    const { waitsFor } = tab;
    if (!waitsFor || (!waitsFor.answer && !isLost)) return;
    tab.waitsFor = undefined;
    this.step(isLost ? 'answerLost' : (waitsFor.answer ?? 'answerLost'), { id: waitsFor.sent.id });
  }

  kill(tab: Tab): void {
    tab.waitsFor = undefined;
    this.open(tab);
  }

  mind(): void {
    const { open } = this.account;
    const isHeld = this.tabs.some(({ waitsFor }) => waitsFor?.sent.id === open?.sent.id);
    if (open && isOnTheWay(open) && !isHeld) this.step('answerLost', { id: open.sent.id });
  }

  /** The screen lets the borrower settle it after a check that found the same loan on offer, or after a day. */
  byHand(): void {
    this.step('timePassed', {});
    const { open } = this.account;
    if (open?.state !== 'unknown' || open.sent.kind !== 'confirmation') return;
    const age = this.now - open.sent.leftAt;
    const finding = confirmationFindingOf(open.sent, this.offer, age);
    this.step('offerRead', { id: open.sent.id, isOnOffer: finding === 'undone' });
    this.step('settledByHand', { id: open.sent.id });
    if (this.account.open) return;
    if (age < 2 * MINUTE_MS) this.faults.push('unlocked too early');
    this.unlocked.add(open.sent.id);
  }

  /** The lender books, and offers the next loan. */
  book(): void {
    const { amount } = this.offer;
    if (this.unbooked.length > 0) this.offer = { ...this.offer, amount: `${amount}0` };
    this.unbooked = [];
  }
}

const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tap' as const), tab, is: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deliver' as const), is: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hear' as const), tab, is: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'kill' as const), tab }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('mind' as const, 'byHand' as const, 'book' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 1_000, MINUTE_MS, 3 * MINUTE_MS, 25 * 60 * MINUTE_MS, -MINUTE_MS),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

function play(world: World, next: Step): void {
  const at = world.tabs['tab' in next ? next.tab : 0]!;
  switch (next.do) {
    case 'tap':
    case 'hear': {
      world[next.do](at, next.is);
      return;
    }
    case 'deliver': {
      world.deliver(next.is);
      return;
    }
    case 'open':
    case 'kill': {
      world[next.do](at);
      return;
    }
    case 'pass': {
      world.now += next.ms;
      return;
    }
    default: {
      world[next.do]();
    }
  }
}

/** Whatever has happened: a day later a loan can be confirmed, in two steps. */
function canGoOn(world: World): boolean {
  world.line.length = 0;
  world.tabs.forEach((each) => world.kill(each));
  world.mind();
  world.step('timePassed', {});
  world.now += 25 * 60 * MINUTE_MS;
  world.byHand();
  world.now += 1;
  world.open(world.tabs[0]!);
  const before = world.left;
  world.tap(world.tabs[0]!, true);
  return world.left > before;
}

it('whatever interleaves: no confirmation beside another that may arrive, unlocked by the borrower alone, never locked for ever', () => {
  let [left, accepted] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const world = new World();
      steps.forEach((next) => play(world, next));
      expect(world.faults).toEqual([]);
      left += world.left;
      accepted += world.accepted;
      expect(canGoOn(world)).toBe(true);
    }),
    { numRuns: runs(3_000) },
  );
  // Not idle.
  expect(left).toBeGreaterThan(3_000);
  expect(accepted).toBeGreaterThan(500);
}, 60_000);
