import type { Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import type { AliasName } from '../../../src/api/aliases';
import { brokenRules, type Observation } from '../judge';
import { type Around, type Sight, sightOf, type WatchedPage } from '../visit';
import { purposeOf } from './calls';
import { type Outcome, REFUSAL } from './fault';
import { personalValues } from './personal';
import type { ScreenLine } from './screenLine';
import type { FaultCase } from './spoil';
import type { Station } from './stations';

/** Time that passes on the page's clock, in milliseconds: a read's two more tries, then the rest of 61 s. */
const PASSES = [0, 700, 1_800, 58_500] as const;

/**
 * How long a case may take by the machine's clock, in milliseconds, so that none waits for another. The outcome of
 * a call is never decided by this limit: a case that exceeds it fails.
 */
export const CASE_MS = 60_000;

export interface Visitor extends Around {
  readonly page: Page;
  readonly lender: Lender;
  readonly line: ScreenLine;
}

/** Opens a station as new, makes its call with the fault, and says what came of it. */
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
  strike: FaultCase['strike'],
  /** How often the call is to leave before the screen can have come to rest. */
  leastRequests = 1,
): Promise<Observation> {
  const { page, lender, line } = visitor;
  await open(visitor, station, station.act ? undefined : strike);
  if (station.act) {
    await station.prepare?.(page, lender);
    await page.evaluate(() => (window as WatchedPage).said?.clear());
    line.begin(strike);
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
 * Runs in each document before anything else: the first one of a visit starts with empty storage. Emptied any
 * earlier, the document before could still write to it.
 */
export function forgetEarlierVisits(): void {
  const visit = new URLSearchParams(location.search).get('visit');
  if (visit === null || visit === window.name) return;
  window.name = visit;
  sessionStorage.clear();
  localStorage.clear();
}

let visits = 0;

/** A fresh launch of a fresh borrower: nothing is left of the case before. */
async function open(
  { page, lender, line, troubles, console: written }: Visitor,
  { borrower, path }: Station,
  strike: FaultCase['strike'] | undefined,
): Promise<void> {
  lender.reset();
  [troubles, written].forEach((list) => list.splice(0));
  line.end();
  line.leave();
  const screen = typeof path === 'string' ? path : await path(lender);
  if (strike) line.begin(strike);
  visits += 1;
  // Another number, another document: an address that differs in its hash only would load none.
  const address = `${launchAddress(lender, screen, borrower)}&visit=${visits}`;
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // A frame has no clock of its own: the 60 s of a call are the app's to count.
  await page.waitForFunction(isTakenOver);
}

/** React has the page, and not its frame. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  const isTaken = !!root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  return isTaken && !document.querySelector('[data-early]');
}

/** Lets time pass on the page's clock until something has come of the call, 61 s at most. */
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
    // Of a silent line nothing comes until something is said.
    const hasCome = !seen.isBusy && (isSaid || !line.isSilent);
    const isWaited = !isPatient || isSaid || (place > 1 && line.requests >= leastRequests);
    if (hasCome && isWaited) return seen;
  }
  return seen;
}

/**
 * What is there once the call has left, which an image does only when it has been drawn anew, nothing is under way
 * but what no answer comes to, and two looks find the same.
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

/** The fixed word for a broken line stands beside the panel that says what to do (docs/reference/words.md#payment-messages). */
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
