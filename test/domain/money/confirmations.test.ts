import fc from 'fast-check';
import { productSubject } from '@/domain/money/ledger/intent';
import { LATEST_KEY } from '@/platform/storage/ownerHash';
import { does, histories } from '../../support/explore';
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
  readonly tab: Tab;
  readonly amount: string;
  readonly at: number;
  readonly respond: (answer: object) => void;
  readonly lose: () => void;
}

/** By so much a request may leave later than its tap: its readings take time, too. */
const PREPARING_MS = 2 * MINUTE_MS;
const OFFER_HOLDS_MS = 10 * MINUTE_MS;

const no = { code: 900, message: 'no' };
const yes = { code: 0, data: { lendDetailsUrl: '/loanDetailUrl' } };

class World {
  readonly device = new Device((ms) => {
    this.passed += ms;
  });
  readonly faults: string[] = [];
  readonly tabs: Tab[];
  left = 0;
  accepted = 0;
  /** The device's clock was set on. */
  isSetOn = false;
  /** Elapsed milliseconds. Changes of the device's clock have no effect. */
  private passed = 0;
  private offer = { amount: '1', periods: '112', termUnit: 'D' };
  private offeredAt = 0;
  /** A push was heard to be refused, though it had made the loan: it was sent twice. Until the next offer there is none. */
  private isTaken = false;
  private shown = [0, 1].map(() => ({ ...this.offer, readAt: 0 }));
  /** When the offer was read that the borrower confirms, by the device's clock. */
  private readonly readAt = new Map<Tab, number>();
  /** `line`: sent, not yet processed. `answers`: processed, answer not yet delivered. */
  private line: Write[] = [];
  private answers: { readonly write: Write; readonly answer: object }[] = [];
  private unbooked: { readonly amount: string; readonly at: number; readonly tab: Tab }[] = [];
  private readonly sent = new Map<string, Write>();
  private readonly unlocked = new Set<string>();
  private isSecondStep = false;
  private readonly hasLocks: boolean;

  constructor({ hasLocks, disk }: Setting) {
    this.hasLocks = hasLocks;
    Object.assign(this.device, { disk });
    this.device.install();
    const box = this.device.boxFor();
    box.write(LATEST_KEY, ownerHashOf(box, [ANA.userId]));
    this.tabs = [this.openTab(), this.openTab()];
    this.open(0);
    this.open(1);
  }

  private moment() {
    return { lender: this.passed, device: this.device.now, steady: this.device.steady };
  }

  private openTab(): Tab {
    return new Tab(
      this.device,
      {
        network: (tab, url, init) => this.answer(tab, url, init),
        now: () => this.moment(),
        onChange: () => undefined,
      },
      { hasLocks: this.hasLocks, hasDisk: true },
      this.moment(),
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
        this.device.after(5, () => respond(this.isTaken ? no : { code: 0, data: this.offer }));
        return;
      }
      const id = new Headers(init.headers).get(INTENT_HEADER) ?? '';
      const amount = new URLSearchParams(init.body as string).get('amount') ?? '';
      const lose = () => reject(new TypeError('lost'));
      this.judge({ id, tab, amount, at: this.passed, respond, lose });
    });
  }

  private judge(write: Write): void {
    this.left += 1;
    if (!write.id || this.sent.has(write.id)) this.faults.push('left without an id of its own');
    this.judgeAge(write);
    if (this.line.some(({ id }) => !this.unlocked.has(id)))
      this.faults.push('beside one on its way');
    // A day later an offer with the same figures is a new one.
    const isShown = this.unbooked.some(
      ({ amount, at, tab }) =>
        amount === write.amount && this.passed - at < DAY_MS && this.knows(tab, write.tab),
    );
    if (isShown && !this.isSecondStep && this.unlocked.size === 0) {
      this.faults.push('beside one not booked');
    }
    this.sent.set(write.id, write);
    this.line.push(write);
  }

  /** Whether a page knows how old a sending is: one that did not send it knows the device's clock alone. */
  private knows(sender: Tab | undefined, tab: Tab): boolean {
    return sender === tab || !this.isSetOn;
  }

  /** A confirmation leaves when it was tapped, and only for a new offer or the one of now. */
  private judgeAge({ tab, amount, at }: Write): void {
    const age = this.device.now - (this.readAt.get(tab) ?? 0);
    if (tab.sinceTap(SUBJECT) > PREPARING_MS) this.faults.push('left long after its tap');
    const isOld = age > OFFER_HOLDS_MS && at - this.offeredAt > PREPARING_MS;
    if (isOld && amount !== this.offer.amount) this.faults.push('left for an offer of before');
  }

  setClock(ms: number): void {
    this.isSetOn ||= ms > 0;
    this.device.setClock(ms);
  }

  /** The pages' own clock stops. */
  sleep(ms: number): void {
    this.passed += ms;
    this.device.now += ms;
  }

  async pass(ms: number): Promise<void> {
    await this.device.pass(ms);
  }

  open(place: number): void {
    this.shown[place] = { ...this.offer, readAt: this.device.now };
  }

  tap(place: number, isSecondStep: boolean): void {
    this.isSecondStep = isSecondStep;
    const shown = this.shown[place]!;
    const tab = this.tabs[place]!;
    if (!tab.isWorkingOn(SUBJECT)) this.readAt.set(tab, shown.readAt);
    const request = { ...shown, productId: PRODUCT, isSecondReading: false };
    void tab.confirm({ ...request, isSecondStep, onLeaving: () => undefined });
  }

  deliver(fate: Fate): void {
    const write = this.line.shift();
    if (!write) return;
    if (fate !== 'refused') {
      this.accepted += 1;
      this.unbooked.push({ amount: write.amount, at: this.passed, tab: write.tab });
      this.isTaken ||= fate === 'twice';
    }
    this.answers.push({ write, answer: fate === 'accepted' ? yes : no });
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
    const { at = 0, tab: sender } = this.sent.get(open.sent.id) ?? {};
    if (this.knows(sender, tab) && this.passed - at < 2 * MINUTE_MS)
      this.faults.push('unlocked too early');
    this.unlocked.add(open.sent.id);
  }

  /** The lender changes its offer. */
  change(): void {
    this.offer = { ...this.offer, amount: `${this.offer.amount}0` };
    this.offeredAt = this.passed;
  }

  /** The lender books the accepted loans, and offers the next one. */
  book(): void {
    if (this.unbooked.length > 0) this.change();
    this.unbooked = [];
    this.isTaken = false;
  }

  /** Whether a loan can be confirmed a day later in two steps. It must be possible after every history. */
  async canGoOn(): Promise<boolean> {
    this.line = [];
    this.isTaken = false;
    this.kill(0);
    this.kill(1);
    await this.pass(26 * 60 * MINUTE_MS);
    const settling = this.byHand(0);
    await this.pass(5_000);
    await settling;
    this.open(0);
    const before = this.left;
    this.tap(0, true);
    await this.pass(5_000);
    return this.left > before;
  }
}

/** `twice`: a browser has sent it twice, and the second answer, a refusal, is heard. */
type Fate = 'accepted' | 'refused' | 'twice';

interface Setting {
  readonly hasLocks: boolean;
  /** How long a transaction of IndexedDB takes, in milliseconds. */
  readonly disk: number;
}

const setting: fc.Arbitrary<Setting> = fc.record({
  hasLocks: fc.boolean(),
  disk: fc.constantFrom(2, 2, 200),
});

const tab = fc.constantFrom(0, 1);
const ACCEPTED = ['accepted', 'accepted'] as const;
const step = fc.oneof(
  does(8, 'tap', fc.record({ tab, is: fc.boolean() })),
  does(6, 'deliver', fc.record({ fate: fc.constantFrom<Fate>(...ACCEPTED, 'refused', 'twice') })),
  does(1, 'sleep', fc.record({ ms: fc.constantFrom(3 * MINUTE_MS, 3 * HOUR_MS) })),
  does(1, 'setClock', fc.record({ ms: fc.constantFrom(-MINUTE_MS, 3 * MINUTE_MS, 26 * HOUR_MS) })),
  does(6, 'hear', fc.record({ is: fc.constantFrom(false, false, true) })),
  does(3, 'open', fc.record({ tab })),
  does(2, 'kill', fc.record({ tab })),
  does(1, 'byHand', fc.record({ tab })),
  does(1, 'book', fc.record({ tab })),
  does(1, 'change', fc.record({ tab })),
  does(
    3,
    'pass',
    fc.record({ ms: fc.constantFrom(1, 1_000, MINUTE_MS, 3 * MINUTE_MS, 25 * HOUR_MS) }),
  ),
);

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

function begin(world: World, next: Step): void {
  if (next.do === 'tap') world.tap(next.tab, next.is);
  else if (next.do === 'deliver') world.deliver(next.fate);
  else if (next.do === 'hear') world.hear(next.is);
  else if (next.do === 'sleep') world.sleep(next.ms);
  else if (next.do === 'setClock') world.setClock(next.ms);
  else if (next.do !== 'pass') void world[next.do](next.tab);
}

const tap = { do: 'tap', tab: 0, is: false } as const;
const pass = (ms: number) => ({ do: 'pass', ms }) as const;
const sleep = { do: 'sleep', ms: 3 * HOUR_MS } as const;
/** Histories that chance hardly finds. */
const known: readonly [Setting, Step[]][] = [
  // The clock is set on by a day after an acceptance: the next one needs a second step all the same.
  [
    { hasLocks: true, disk: 2 },
    [
      ...[tap, { do: 'deliver', fate: 'accepted' } as const],
      ...[{ do: 'hear', is: false } as const, pass(1_000)],
      ...[{ do: 'setClock', ms: 26 * HOUR_MS } as const, { do: 'open', tab: 0 } as const],
      ...[tap, pass(1_000)],
    ],
  ],
  // The phone sleeps between the tap and its record.
  [{ hasLocks: true, disk: 200 }, [tap, sleep, pass(1_000)]],
  // The offer on the screen is hours old, and the lender has changed it.
  [{ hasLocks: true, disk: 2 }, [{ do: 'change', tab: 0 }, sleep, tap]],
];

it(
  'in every interleaving no confirmation is sent beside an open one, and a day later a loan can be confirmed in two steps',
  async () => {
    let [left, accepted] = [0, 0];
    const steps = fc.array(step, { minLength: 20, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(setting, steps, async (given, history) => {
        const world = new World(given);
        await world.pass(20);
        for (const next of history) {
          begin(world, next);
          await world.pass(next.do === 'pass' ? next.ms : 30);
          expect(world.faults).toEqual([]);
        }
        left += world.left;
        accepted += world.accepted;
        expect(await world.canGoOn()).toBe(true);
        expect(world.faults).toEqual([]);
      }),
      { numRuns: histories(300), examples: [...known] },
    );
    // The histories must really send and accept.
    expect(left).toBeGreaterThan(histories(300));
    expect(accepted).toBeGreaterThan(histories(50));
  },
  HOUR_MS,
);
