import fc from 'fast-check';
import { productSubject } from '@/domain/money/ledger/intent';
import { LATEST_KEY } from '@/platform/storage/ownerHash';
import { histories } from '../../support/explore';
import { ownerHashOf } from '../../support/ownerHashes';
import { Device } from './world/device';
import { ANA, INTENT_HEADER, Tab } from './world/tab';

/** Real confirmations of one product in two tabs of one device. The lender is slow, loses answers and books late. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PRODUCT = '1';
const SUBJECT = productSubject(PRODUCT);

interface Write {
  readonly id: string;
  readonly amount: string;
  readonly at: number;
  readonly respond: (answer: object) => void;
  readonly lose: () => void;
}

const yes = { code: 0, data: { lendDetailsUrl: '/loanDetailUrl' } };

class World {
  readonly device = new Device();
  readonly faults: string[] = [];
  readonly tabs: Tab[];
  left = 0;
  accepted = 0;
  /** Elapsed milliseconds. Changes of the device's clock have no effect. */
  private passed = 0;
  private offer = { amount: '1', periods: '112', termUnit: 'D' };
  private shown = [0, 1].map(() => ({ ...this.offer, readAt: 0 }));
  /** `line`: sent, not yet processed. `answers`: processed, answer not yet delivered. */
  private line: Write[] = [];
  private answers: { readonly write: Write; readonly answer: object }[] = [];
  private unbooked: { readonly amount: string; readonly at: number }[] = [];
  private readonly leftAt = new Map<string, number>();
  private readonly unlocked = new Set<string>();
  private isSecondStep = false;

  constructor(private readonly hasLocks: boolean) {
    this.device.install();
    const box = this.device.boxFor();
    box.write(LATEST_KEY, ownerHashOf(box, [ANA.userId]));
    this.tabs = [this.openTab(), this.openTab()];
    this.open(0);
    this.open(1);
  }

  private openTab(): Tab {
    return new Tab(
      this.device,
      {
        network: (tab, url, init) => this.answer(tab, url, init),
        onChange: () => undefined,
      },
      { hasLocks: this.hasLocks, hasDisk: true },
      { lender: this.passed, device: this.device.now, steady: this.device.steady },
    );
  }

  private answer(tab: Tab, url: string, init: RequestInit): Promise<Response> {
    const isPush = url.includes('loan-detail-push');
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const respond = (answer: object) => {
        const text = () => Promise.resolve(JSON.stringify(answer));
        if (tab.isAlive) tab.receive(() => resolve({ status: 200, text } as Response));
      };
      if (!isPush) {
        this.device.after(5, () => respond({ code: 0, data: this.offer }));
        return;
      }
      const id = new Headers(init.headers).get(INTENT_HEADER) ?? '';
      const amount = new URLSearchParams(init.body as string).get('amount') ?? '';
      const lose = () => reject(new TypeError('lost'));
      this.judge({ id, amount, at: this.passed, respond, lose });
    });
  }

  private judge(write: Write): void {
    this.left += 1;
    if (!write.id || this.leftAt.has(write.id)) this.faults.push('left without an id of its own');
    if (this.line.some(({ id }) => !this.unlocked.has(id)))
      this.faults.push('beside one on its way');
    // A day later an offer with the same figures is a new one.
    const isShown = this.unbooked.some(
      ({ amount, at }) => amount === write.amount && this.passed - at < DAY_MS,
    );
    if (isShown && !this.isSecondStep && this.unlocked.size === 0) {
      this.faults.push('beside one not booked');
    }
    this.leftAt.set(write.id, write.at);
    this.line.push(write);
  }

  async pass(ms: number): Promise<void> {
    this.passed += ms;
    await this.device.pass(ms);
  }

  open(place: number): void {
    this.shown[place] = { ...this.offer, readAt: this.device.now };
  }

  tap(place: number, isSecondStep: boolean): void {
    this.isSecondStep = isSecondStep;
    const request = { ...this.shown[place]!, productId: PRODUCT, isSecondReading: false };
    void this.tabs[place]!.confirm({ ...request, isSecondStep, onLeaving: () => undefined });
  }

  deliver(isRefused: boolean): void {
    const write = this.line.shift();
    if (!write) return;
    if (!isRefused) {
      this.accepted += 1;
      this.unbooked.push({ amount: write.amount, at: this.passed });
    }
    this.answers.push({ write, answer: isRefused ? { code: 900, message: 'no' } : yes });
  }

  hear(isLost: boolean): void {
    const heard = this.answers.shift();
    if (!heard) return;
    if (isLost) heard.write.lose();
    else heard.write.respond(heard.answer);
  }

  kill(place: number): void {
    this.tabs[place]!.kill();
    this.tabs[place] = this.openTab();
    this.open(place);
  }

  /** The screen allows this after a check that found the same loan on offer, or after a day. */
  async byHand(place: number): Promise<void> {
    const tab = this.tabs[place]!;
    await tab.checkOffer(PRODUCT);
    const open = tab.openOf(SUBJECT);
    if (!open) return;
    tab.settleByHand(open.sent.id, SUBJECT);
    if (tab.openOf(SUBJECT)) return;
    const age = this.passed - (this.leftAt.get(open.sent.id) ?? 0);
    if (age < 2 * MINUTE_MS) this.faults.push('unlocked too early');
    this.unlocked.add(open.sent.id);
  }

  /** The lender books the accepted loans, and offers the next one. */
  book(): void {
    const { amount } = this.offer;
    if (this.unbooked.length > 0) this.offer = { ...this.offer, amount: `${amount}0` };
    this.unbooked = [];
  }

  /** Whether a loan can be confirmed a day later in two steps. It must be possible after every history. */
  async canGoOn(): Promise<boolean> {
    this.line = [];
    this.kill(0);
    this.kill(1);
    await this.pass(26 * 60 * MINUTE_MS);
    const settling = this.byHand(0);
    await this.pass(1_000);
    await settling;
    this.open(0);
    const before = this.left;
    this.tap(0, true);
    await this.pass(100);
    return this.left > before;
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
      do: fc.constantFrom('byHand' as const, 'book' as const),
      tab,
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

function begin(world: World, next: Step): void {
  if (next.do === 'tap') world.tap(next.tab, next.is);
  else if (next.do === 'deliver' || next.do === 'hear') world[next.do](next.is);
  else if (next.do === 'pass') {
    if (next.ms < 0) world.device.setClock(next.ms);
  } else void world[next.do](next.tab);
}

it(
  'in every interleaving no confirmation is sent beside an open one, and a day later a loan can be confirmed in two steps',
  async () => {
    let [left, accepted] = [0, 0];
    const steps = fc.array(step, { minLength: 15, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (hasLocks, history) => {
        const world = new World(hasLocks);
        await world.pass(20);
        for (const next of history) {
          begin(world, next);
          await world.pass(next.do === 'pass' && next.ms > 0 ? next.ms : 30);
          expect(world.faults).toEqual([]);
        }
        left += world.left;
        accepted += world.accepted;
        expect(await world.canGoOn()).toBe(true);
        expect(world.faults).toEqual([]);
      }),
      { numRuns: histories(300) },
    );
    // The histories must really send and accept.
    expect(left).toBeGreaterThan(histories(300));
    expect(accepted).toBeGreaterThan(histories(50));
  },
  HOUR_MS,
);
