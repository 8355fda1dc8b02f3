import fc from 'fast-check';
import { isMoney } from '../../src/api/aliases';
import { intentOf } from '../../src/api/intent';
import { sendWrite } from '../../src/api/useWrite';
import { writeReleased } from '../../src/api/writes';
import { loanApi } from '../../src/features/loan/api';
import { orderApi } from '../../src/order/api';
import { createLender } from '../sandbox';
import { forgetEverything, openHouse, type House } from '../support/house';

/** One intent each: one that moves money, and one that does not. */
const writes = {
  loanDetailPush: () =>
    sendWrite(loanApi.endpoints.loanDetailPush, {
      amount: '1',
      periods: '2',
      termUnit: 'D',
      productId: '31',
    }),
  googleScore: () => sendWrite(orderApi.endpoints.googleScore, { score: 5, orderId: '9' }),
};
type WriteName = keyof typeof writes;
const KEYS = {
  loanDetailPush: intentOf('loanDetailPush', { productId: '31' }),
  googleScore: intentOf('googleScore', { orderId: '9' }),
};

/** Gives the launches; the requests go to the test's own line. */
const LENDER = createLender();

const answers = {
  done: () => new Response('{"success":true,"data":{"lendDetailsUrl":"/loanDetail"}}'),
  refused: () => new Response('{"success":false,"code":"7","message":"No"}'),
  broken: () => new Response('<html>', { status: 502 }),
  lost: () => Promise.reject(new TypeError('cut')),
};
type AnswerName = keyof typeof answers;

/** A request that has left, as its lender knows it. */
interface Sent {
  readonly name: WriteName;
  readonly answer: (name: AnswerName) => void;
}

/** A browser with one tab: pages come and go in it, and their requests are watched. */
class Tab {
  readonly inFlight: Sent[] = [];
  /** What each intent is known to be by what was answered, and by nothing else. */
  readonly truth: Record<WriteName, 'free' | 'sent' | 'done' | 'unknown'> = {
    loanDetailPush: 'free',
    googleScore: 'free',
  };
  readonly faults: string[] = [];
  received = 0;
  page = this.#open('newLoan');

  send(name: WriteName, taps: number): void {
    for (let tap = 0; tap < taps; tap += 1) void this.page.store.dispatch(writes[name]());
  }

  reload(): void {
    this.#leave();
    this.page = this.#open();
  }

  relaunch(): void {
    this.#leave();
    // A launch by the native app is a new intent after what is done.
    if (this.truth.loanDetailPush === 'done') this.truth.loanDetailPush = 'free';
    this.page = this.#open('newLoan');
  }

  /** A check has shown it undone; a screen offers one for what is unknown only. */
  findUndone(name: WriteName): void {
    if (this.page.store.getState().writes[KEYS[name]]?.status !== 'unknown') return;
    this.truth[name] = 'free';
    this.page.store.dispatch(writeReleased(KEYS[name]));
  }

  async answer(index: number, how: AnswerName): Promise<void> {
    const [sent] = this.inFlight.splice(index % (this.inFlight.length || 1), 1);
    if (!sent) return;
    const { name } = sent;
    const isUnknown = isMoney(name) && (how === 'broken' || how === 'lost');
    if (isUnknown) this.truth[name] = 'unknown';
    else this.truth[name] = how === 'done' && isMoney(name) ? 'done' : 'free';
    sent.answer(how);
    await settled();
  }

  /** A reload cuts off what was being sent: nobody will hear of it. */
  #leave(): void {
    for (const { name } of this.inFlight.splice(0)) {
      this.truth[name] = isMoney(name) ? 'unknown' : 'free';
    }
  }

  #open(borrower?: 'newLoan'): House {
    return openHouse({
      lender: LENDER,
      ...(borrower && { borrower }),
      capabilities: { fetch: (url) => this.#receive(url as string) },
    });
  }

  #receive(url: string): Promise<Response> {
    const name = url.includes('google-score') ? 'googleScore' : 'loanDetailPush';
    if (this.truth[name] !== 'free') this.faults.push(`${name} left while ${this.truth[name]}`);
    this.truth[name] = 'sent';
    this.received += 1;
    return new Promise((resolve) => {
      this.inFlight.push({ name, answer: (how) => resolve(answers[how]()) });
    });
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const name = fc.constantFrom<WriteName>('loanDetailPush', 'googleScore');
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), name, taps: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('answer' as const),
    index: fc.nat(2),
    how: fc.constantFrom<AnswerName>('done', 'refused', 'broken', 'lost'),
  }),
  fc.record({ kind: fc.constant('findUndone' as const), name }),
  fc.record({ kind: fc.constantFrom('reload' as const, 'relaunch' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

async function take(tab: Tab, next: Step): Promise<void> {
  if (next.kind === 'send') tab.send(next.name, next.taps);
  else if (next.kind === 'answer') await tab.answer(next.index, next.how);
  else if (next.kind === 'findUndone') tab.findUndone(next.name);
  else tab[next.kind]();
}

afterEach(forgetEverything);

it('however sends, answers, checks and reloads interleave, an intent is under way once, and an unknown one never again unasked', async () => {
  let received = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 8, maxLength: 20 }),
      async (steps) => {
        forgetEverything();
        const tab = new Tab();
        for (const [next, isLate] of steps) {
          await take(tab, next);
          // Else the next one comes in the same task, before anything has left.
          if (isLate) await settled();
        }
        await settled();
        received += tab.received;
        expect(tab.faults).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
  expect(received).toBeGreaterThan(50);
}, 60_000);
