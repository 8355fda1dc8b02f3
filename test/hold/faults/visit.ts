import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { AliasName } from '@/contract';
import type { Fault, Lender } from '../../../sandbox';
import { defaultEnvironment, pathOf } from '../../../sandbox/environment';
import { launchAddress } from '../../../sandbox/launchAddress';
import { brokenRules, type Observation } from '../judge';
import { type Around, type Sight, sightOf, type WatchedPage } from '../visit';
import { purposeOf } from './calls';
import { type Outcome, REFUSAL } from './fault';
import { personalValues } from './personal';
import type { Station } from './stations';

/** The steps of the page's clock in milliseconds: a read's two repetitions, then the rest of 61 s. */
const PASSES = [0, 700, 1_800, 58_500] as const;

/** The time limit of a case on the machine's clock, in milliseconds. It only ends a case that hangs: the case fails. */
export const CASE_MS = 60_000;

/** The requests of the call whose faults are tried, since it was last begun. */
interface Line {
  count: number;
  /** No answer will arrive, and the connection stays open. */
  isSilent: boolean;
}

export interface Visitor extends Around {
  readonly page: Page;
  readonly lender: Lender;
  readonly line: Line;
}

const SILENT: ReadonlySet<Fault['kind']> = new Set(['stall', 'stallAfter', 'stallMidway']);

/** Counts a call's requests from the page. One that is cut off Chromium may repeat by itself, which only the lender sees. */
export function lineOf(page: Page, alias: AliasName): Line {
  const line: Line = { count: 0, isSilent: false };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === pathOf(alias, defaultEnvironment)) line.count += 1;
  });
  return line;
}

/** Gives the next requests of the call a fault. */
function begin({ lender, line }: Visitor, alias: AliasName, fault: Fault | undefined): void {
  Object.assign(line, { count: 0, isSilent: !!fault && SILENT.has(fault.kind) });
  if (fault) lender.fault(alias, fault);
}

/** Opens a screen with a fresh launch, makes its call with the fault, and returns the observation. */
export const visit = (...of: Parameters<typeof visitOnce>): Promise<Observation> =>
  Promise.race([visitOnce(...of), tooLate()]);

async function tooLate(): Promise<never> {
  await setTimeout(CASE_MS, undefined, { ref: false });
  throw new Error(`took longer than ${CASE_MS / 1_000} s`);
}

async function visitOnce(
  visitor: Visitor,
  alias: AliasName,
  station: Station,
  fault: Fault | undefined,
  /** The least number of requests before the screen can be settled. */
  leastRequests = 1,
): Promise<Observation> {
  const { page, lender, line } = visitor;
  await open(visitor, station, () => {
    if (!station.act) begin(visitor, alias, fault);
  });
  if (station.act) {
    await station.prepare?.(page, lender);
    await page.evaluate(() => (window as WatchedPage).said?.clear());
    begin(visitor, alias, fault);
    await station.act(page);
  }
  const seen = await settle(visitor, station, leastRequests);
  const outcome = seen && outcomeOf(seen, alias);
  const secrets = personalValues(lender, station.borrower);
  return {
    outcome: seen?.isBusy ? undefined : outcome,
    requests: line.count,
    isLocked: !seen || !station.submit || !seen.controls.some((name) => station.submit?.test(name)),
    words: seen ? wordsOf(seen) : '',
    troubles: [
      ...visitor.troubles,
      ...(seen ? brokenRules({ sight: seen, secrets, console: visitor.console }) : []),
    ],
    screen: {
      messages: seen ? messagesOf(seen) : [],
      waysOn: waysOn(seen?.controls ?? [], station),
    },
  };
}

/**
 * Runs first in each document, and empties the storage at the start of a visit. At an earlier time the previous
 * document could still write to the storage.
 */
export function forgetEarlierVisits(): void {
  const visit = new URLSearchParams(location.search).get('visit');
  if (visit === null || visit === window.name) return;
  window.name = visit;
  sessionStorage.clear();
  localStorage.clear();
  // The app opens its database later: the browser deletes it first.
  indexedDB.deleteDatabase('h5');
}

let visits = 0;

/** Launches a borrower with a reset lender and an empty document. */
async function open(
  { page, lender, troubles, console: written }: Visitor,
  { borrower, path }: Station,
  beforeIt: () => void,
): Promise<void> {
  const leave = () => page.goto('about:blank');
  // An accepted write of the visit before may make the page leave at the same moment.
  await leave().catch(leave);
  lender.reset();
  [troubles, written].forEach((list) => list.splice(0));
  const screen = typeof path === 'string' ? path : await path(lender);
  beforeIt();
  visits += 1;
  const address = `${launchAddress(lender, screen, borrower)}&visit=${visits}`;
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // The clock must not advance yet: the app counts the 60 s of a call.
  await page.waitForFunction(isTakenOver);
}

/** Whether React has replaced the placeholder. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  const isTaken = !!root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  return isTaken && !document.querySelector('[data-early]');
}

/** Advances the page's clock until the call has an effect, at most 61 s. */
async function settle(
  visitor: Visitor,
  { isPatient = false }: Station,
  leastRequests: number,
): Promise<Sight | undefined> {
  const { page, line } = visitor;
  let seen: Sight | undefined;
  for (const [place, milliseconds] of PASSES.entries()) {
    if (milliseconds > 0) await page.clock.runFor(milliseconds);
    seen = await lookAtRest(visitor);
    const isSaid = messagesOf(seen).length > 0 || offersCheck(seen);
    // A call without an answer has an effect only when the screen shows a message.
    const hasCome = !seen.isBusy && (isSaid || !line.isSilent);
    const isWaited = !isPatient || isSaid || (place > 1 && line.count >= leastRequests);
    if (hasCome && isWaited) return seen;
  }
  return seen;
}

/**
 * The content of the page when the call was sent, no request is pending except one without an answer, and two looks in
 * a row are equal. The request of an image starts when the image is rendered.
 */
async function lookAtRest({ page, line }: Visitor): Promise<Sight> {
  let before = '';
  for (;;) {
    const seen = await sightOf(page);
    const shown = JSON.stringify(seen);
    const isAtRest = !!seen && line.count > 0 && seen.asking <= (line.isSilent ? 1 : 0);
    if (isAtRest && shown === before) return seen;
    before = isAtRest ? shown : '';
  }
}

const CHECK = /^(Consultar estado|查询状态|Check status)$/;
const RETRY = /^(Reintentar|重试|Retry|刷新验证码)$/;

const wordsOf = ({ texts, said }: Sight) => [...texts, ...said].join('\n');

/**
 * Said beside the message: 'error' beside the panel that explains a failure (docs/reference/words.md#payment-messages), and that a
 * refused payment was not charged.
 */
const BESIDE: ReadonlySet<string> = new Set(['error', '此次没有扣款。']);

const messagesOf = ({ said }: Sight) =>
  said.filter((text) => !BESIDE.has(text) || said.length === 1);

const offersCheck = ({ controls }: Sight) => controls.some((name) => CHECK.test(name));

function outcomeOf(seen: Sight, alias: AliasName): Outcome {
  const [messages, words] = [messagesOf(seen), wordsOf(seen)];
  if (purposeOf(alias) === 'tracking') return messages.length === 0 ? 'answered' : 'failed';
  if (offersCheck(seen)) return 'unknown';
  if (messages.length === 0 || words.includes('Su préstamo está confirmado')) return 'answered';
  return messages.some((text) => text.includes(REFUSAL)) ? 'refused' : 'failed';
}

function waysOn(controls: readonly string[], { submit }: Station): readonly string[] {
  return controls.filter((name) => CHECK.test(name) || RETRY.test(name) || submit?.test(name));
}
