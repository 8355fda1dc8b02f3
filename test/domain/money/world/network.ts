import type { Device } from './device';
import type { Fate, Write } from './lender';
import type { Loan } from './loan';
import { INTENT_HEADER, type Tab } from './tab';

const LATENCY_MS = 5;
const SLOW_MS = 40_000;

const never = new Promise<never>(() => undefined);

type Respond = (answer: object, status?: number, end?: number) => void;

/** The way to the lender. The judge sees every write when it leaves. */
export class Network {
  /** The calls with slow answers. */
  slow: readonly string[] = [];
  isDown = false;

  constructor(
    private readonly device: Device,
    private readonly loanOf: (orderId: string) => Loan,
  ) {}

  readonly answer = (
    tab: Tab,
    url: string,
    { body, signal, headers }: RequestInit,
  ): Promise<Response> => {
    if (!tab.isAlive) return never;
    const { pathname, searchParams } = new URL(url, 'https://lender.example');
    const alias = pathname.split('/').at(-1) ?? '';
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const respond: Respond = (answer, status = 200, end = Infinity) => {
        const text = JSON.stringify(answer).slice(0, end);
        const response = { status, text: () => Promise.resolve(text) } as Response;
        if (tab.isAlive) tab.receive(() => resolve(response));
      };
      const isRead = !/commit|confirm$|huichao/.test(alias) || alias.startsWith('loan-');
      if (isRead) {
        this.read(tab, this.loanOf(searchParams.get('orderId') ?? ''), alias, respond);
        return;
      }
      const fields = JSON.parse(body as string) as Write['body'];
      const loan = this.loanOf(fields.orderId ?? '');
      const token = fields.repayToken ?? fields.repaymentRecordId ?? '';
      const write = { alias, body: fields, token, at: loan.lender.now };
      const hear: Respond = (answer, status = 200, end) => {
        // A closed page, one that stopped waiting, and one whose answer was cut hear nothing.
        const isHeard = tab.isAlive && end === undefined && !signal?.aborted;
        if (isHeard) tab.receive(() => loan.judge.hear(tab, token, answer, status));
        respond(answer, status, end);
      };
      loan.judge.intent(write, new Headers(headers).get(INTENT_HEADER) ?? '');
      this.write(tab, loan, write, hear, (reason) => tab.receive(() => reject(reason)));
    });
  };

  private read(
    tab: Tab,
    { order: { orderId }, lender }: Loan,
    alias: string,
    respond: Respond,
  ): void {
    const { now: device, steady } = this.device;
    const began = { lender: lender.now, device, steady };
    const reading = { began, order: orderId };
    this.device.after(this.slow.includes(alias) ? SLOW_MS : LATENCY_MS, () => {
      if (this.isDown) {
        respond({ code: '9', message: 'down' });
        return;
      }
      const { status } = lender.shown();
      if (alias === 'loan-details') tab.read.status.push({ ...reading, is: status });
      if (alias === 'loan-play-detail') tab.hearAmount(began, lender);
      respond(lender.read(alias));
    });
  }

  private write(
    tab: Tab,
    loan: Loan,
    write: Write,
    respond: Respond,
    reject: (reason: Error) => void,
  ): void {
    const { lender, judge, order } = loan;
    const shown = tab.shown.get(order.orderId);
    loan.left += 1;
    if (shown) judge.write(tab, write, shown);
    const fates: Record<Fate, () => void> = {
      answered: () => respond(lender.process(write)),
      twice: () => {
        lender.process(write);
        respond(lender.process(write));
      },
      refused: () => respond({ code: '900', message: 'no' }),
      lost: () => reject(new TypeError('lost')),
      unanswered: () => lender.process(write),
      cut: () => respond(lender.process(write), 200, 5),
      failed: () => respond(lender.process(write), 500),
      expired: () => respond(lender.process(write), 401),
      loggedOut: () => respond({ code: '401', message: 'no' }, 401),
      held: () => lender.line.push({ write, arrive: () => respond(lender.process(write)) }),
      late: () => {
        const answer = lender.process(write);
        lender.late.push(() => respond(answer));
      },
    };
    const { fate } = tab;
    this.device.after(LATENCY_MS, fates[fate]);
    if (fate === 'held') return;
    // In transit until it arrives.
    lender.line.push({ write, arrive: () => undefined });
    this.device.after(LATENCY_MS, () => {
      const place = lender.line.findIndex((one) => one.write === write);
      if (place >= 0) lender.line.splice(place, 1);
    });
  }
}
