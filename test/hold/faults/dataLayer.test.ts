import { setImmediate as nextTask } from 'node:timers/promises';
import { aliases, type AliasName } from '@/contract';
import type { ApiFailure } from '@/platform/api/failures';
import { maskedOptions } from '@/platform/devTools/devTools';
import { createLender } from '../../../sandbox';
import { conversations } from '../../../sandbox/conversations';
import { converse, loadEndpoints, type Result } from '../../contract/converse';
import { devTools } from '../../support/devToolsExtension';
import { IS_WHOLE } from '../../support/explore';
import { forgetEverything } from '../../support/openStores';
import { isQuiet } from '../../support/sendWrite';
import { breachesOf, type Observation } from '../judge';
import { progressOf } from '../progress';
import { purposeOf, rowsFor } from './calls';
import { casesOf, type FaultCase } from './cases';
import type { FaultRow, Outcome } from './fault';
import { personalValues, whereFound } from './personal';
import { table } from './table';

/** The table of faults at the data layer: every call with its real endpoint and fake timers. */

const LIMIT_MS = 61_000;
const STEP_MS = 500;

/** React's warning about the component that replaces a screen. */
const REMARK = 'not wrapped in act';

const lender = createLender();

beforeAll(loadEndpoints);

/** The call with a reset lender. */
function callOf(name: AliasName, fetch?: typeof lender.fetch) {
  lender.reset();
  return converse(name, {
    lender,
    ...(fetch && { capabilities: { fetch, progressFetch: () => fetch } }),
    devTools: maskedOptions,
    // Thousands of pages are opened: no listener may stay.
    page: new EventTarget(),
  });
}

/** The data of the call without a fault. */
async function realData(name: AliasName): Promise<unknown> {
  let answer: Response | undefined;
  const { prepare, ask } = callOf(name, async (input, init) => {
    const response = await lender.fetch(input, init);
    answer = response.clone();
    return response;
  });
  await ask(await prepare());
  return ((await answer?.json()) as { readonly data?: unknown }).data;
}

/** Makes a call that gets a fault; a write twice in one task. Returns the observation. */
async function meet(name: AliasName, { fault }: FaultCase): Promise<Observation> {
  forgetEverything();
  const opened = callOf(name);
  const given = await opened.prepare();
  const complaints = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  complaints.forEach((spy) => spy.mockImplementation(() => undefined));
  devTools.forget();
  const before = requestsOf(name);
  lender.fault(name, fault);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const sent = opened.send(given);
  if (purposeOf(name) === 'write') void opened.send(given);
  const result = await within61s(sent);
  jest.useRealTimers();
  const said = complaints.flatMap((spy) =>
    spy.mock.calls.map((call) => call.map(String).join(' ')),
  );
  const isSending = !isQuiet(opened.store);
  return {
    ...readResult(name, result),
    requests: requestsOf(name) - before,
    // The ledger locks a money write, not the call.
    isLocked: isSending || readResult(name, result).outcome === 'unknown',
    troubles: [
      ...said.filter((text) => !text.includes(REMARK)).map((text) => `console: ${text}`),
      ...leaksOf(name, said),
    ],
  };
}

const requestsOf = (name: AliasName) =>
  lender.requests.filter(({ alias }) => alias === name).length;

/** The result of the call, or undefined if the call is pending after 61 s on the clock. */
async function within61s(call: Promise<Result | undefined>): Promise<Result | undefined> {
  const settled: { result?: Result | undefined } = {};
  void call.then((result) => {
    settled.result = result;
  });
  for (let passed = 0; !('result' in settled) && passed <= LIMIT_MS; passed += STEP_MS) {
    // Answers arrive in real tasks: the clock advances after them.
    await nextTask();
    await nextTask();
    jest.advanceTimersByTime(STEP_MS);
  }
  return settled.result;
}

const OUTCOMES: Readonly<Record<ApiFailure['kind'], Outcome>> = {
  refused: 'refused',
  unreachable: 'failed',
  malformed: 'failed',
  unknownOutcome: 'unknown',
};

function readResult(name: AliasName, result: Result | undefined) {
  if (!result) return { outcome: undefined, words: '' };
  const { error, data, status } = result as Result & { error?: ApiFailure; status?: string };
  // No code reads the result of a tracking call.
  if (purposeOf(name) === 'tracking') return { outcome: 'answered', words: '' } as const;
  // The end of a session has emptied the cache.
  if (status === 'uninitialized') return { outcome: 'failed', words: '' } as const;
  if (!error) return { outcome: 'answered', words: wordsOf(data).join('\n') } as const;
  // A thrown error has no kind: a call must not throw.
  const outcome = OUTCOMES[error.kind] as Outcome | undefined;
  return { outcome, words: error.kind === 'refused' ? error.message : '' };
}

/** Every text and number that a screen can show. */
function wordsOf(data: unknown): readonly string[] {
  if (typeof data === 'string' || typeof data === 'number') return [String(data)];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(wordsOf) : [];
}

function leaksOf(name: AliasName, said: readonly string[]): readonly string[] {
  const { borrower } = conversations[name];
  return whereFound(personalValues(lender, borrower), {
    address: window.location.href,
    localStorage: JSON.stringify(localStorage),
    console: said.join('\n'),
    DevTools: JSON.stringify(devTools.shown),
  });
}

const names = Object.keys(aliases) as AliasName[];

/** `npm run proof -- faults` tries every row with every call; `npm test` tries it with one call of each purpose, by turns. */
function isMet(row: FaultRow, name: AliasName): boolean {
  const isSame = (each: FaultRow) => each.name === row.name && each.families === row.families;
  const alike = names.filter(
    (each) => purposeOf(each) === purposeOf(name) && rowsFor(each).some(isSame),
  );
  return IS_WHOLE || alike[table.findIndex(isSame) % alike.length] === name;
}
const rowsMet = (name: AliasName) => rowsFor(name).filter((row) => isMet(row, name));

/** All cases of a row that changes fields, or one of them in `npm test`. */
const casesMet = (row: FaultRow, data: unknown) => {
  const cases = casesOf(row, data);
  return IS_WHOLE ? cases : cases.slice(-1);
};

const rowMet = IS_WHOLE
  ? progressOf('rows met at the data layer', names.flatMap(rowsFor).length)
  : () => undefined;

describe.each(names)('%s', (name) => {
  let data: unknown;
  beforeAll(async () => {
    data = await realData(name);
  });

  it.each(rowsMet(name).map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const broken: string[] = [];
    for (const faultCase of casesMet(row, data)) {
      const breaches = breachesOf(purposeOf(name), row, await meet(name, faultCase));
      if (breaches.length > 0) broken.push(`${faultCase.name}: ${breaches.join('; ')}`);
    }
    rowMet();
    expect(broken).toEqual([]);
  });
});
