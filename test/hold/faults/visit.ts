import type { Page } from '@playwright/test';
import type { AliasName } from '@/contract';
import type { Fault, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { brokenRules, type Observation } from '../judge';
import { type Around, type Sight, sightOf, type WatchedPage } from '../visit';
import { purposeOf } from './calls';
import { type Outcome, REFUSAL } from './fault';
import { personalValues } from './personal';
import type { ScreenLine } from './screenLine';
import type { Station } from './stations';

/** The steps of the page's clock in milliseconds: a read's two repetitions, then the rest of 61 s. */
const PASSES = [0, 700, 1_800, 58_500] as const;

/** The time limit of a case on the machine's clock, in milliseconds. It only ends a case that hangs: the case fails. */
export const CASE_MS = 60_000;

export interface Visitor extends Around {
  readonly page: Page;
  readonly lender: Lender;
  readonly line: ScreenLine;
}

/** Opens a screen with a fresh launch, makes its call with the fault, and returns the observation. */
export function visit(...of: Parameters<typeof visitOnce>): Promise<Observation> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const [{ line }] = of;
      const pending = line.pending.join(' ');
      reject(new Error(`took longer than ${CASE_MS / 1_000} s, pending: ${pending || 'nothing'}`));
    }, CASE_MS);
  });
  return Promise.race([visitOnce(...of), late]).finally(() => {
    clearTimeout(timer);
  });
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
  await open(visitor, station, fault);
  if (station.act) {
    await station.prepare?.(page, lender);
    await page.evaluate(() => (window as WatchedPage).said?.clear());
    line.begin(fault);
    await station.act(page);
  }
  const seen = await settle(visitor, station, leastRequests);
  line.end();
  const outcome = seen && outcomeOf(seen, alias);
  const secrets = personalValues(lender, station.borrower);
  return {
    outcome: seen?.isBusy ? undefined : outcome,
    requests: line.requests,
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
  { page, lender, line, troubles, console: written }: Visitor,
  { borrower, path, act }: Station,
  fault: Fault | undefined,
): Promise<void> {
  lender.reset();
  [troubles, written].forEach((list) => list.splice(0));
  line.end();
  line.leave();
  const screen = typeof path === 'string' ? path : await path(lender);
  if (!act) line.begin(fault);
  visits += 1;
  // The number changes the query: a change of the hash alone would load no document.
  const address = `${launchAddress(lender, screen, borrower)}&visit=${visits}`;
  const go = () => page.goto(address, { waitUntil: 'domcontentloaded' });
  // An accepted write of the visit before may make the page leave at the same moment.
  await go().catch(go);
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
    const isWaited = !isPatient || isSaid || (place > 1 && line.requests >= leastRequests);
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
    const isQuiet = line.requests > 0 && line.isQuiet;
    const isAtRest = !!seen && isQuiet && seen.asking <= (line.isSilent ? 1 : 0);
    if (isAtRest && shown === before) return seen;
    before = isAtRest ? shown : '';
  }
}

const CHECK = /^(Consultar estado|查询状态|Check status)$/;
const RETRY = /^(Reintentar|重试|Retry|刷新验证码)$/;

const wordsOf = ({ texts, said }: Sight) => [...texts, ...said].join('\n');

/** The word 'error' appears beside the panel that explains the failure (docs/reference/words.md#payment-messages). */
const messagesOf = ({ said }: Sight) =>
  said.filter((text) => text !== 'error' || said.length === 1);

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
