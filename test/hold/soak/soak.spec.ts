import type { Page } from '@playwright/test';
import { sampledScreens } from '@/features/preview/sampleVisits';
import type { Fault, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { withBlock } from '../../e2e/steps';
import { received } from '../../support/received';
import { brokenRules } from '../judge';
import { progressOf } from '../progress';
import { look, watch } from '../visit';
import { growth, type Holding, measure } from './measure';
import { prepare, walk, type WalkedPage } from './walk';

const OWN = 'amount=13044&requestType=1&payCode=shop&problemType=2&problemId=1';

const borrowerAddresses = sampledScreens
  .filter(({ area }) => area !== 'Public')
  .flatMap(({ row }) => Object.values(row.paths))
  .map((path) => `${path}?${OWN}`);

const hashAddresses = ['#/', '#/downloadTemplate?id=1', '#/agreementTemplate'].map(
  (hash) => `/promotion?id=1${hash}`,
);

/**
 * The average growth allowed per navigation. A leak of one node or listener per navigation is twice the limit; a leaked
 * screen has hundreds of nodes and tens of kilobytes. The allowance for the heap covers recompiled code and the entries
 * of the history.
 */
const LIMITS: Holding = { heap: 2_048, nodes: 0.5, listeners: 0.5, state: 5 };

const FIGURES = ['heap', 'nodes', 'listeners', 'state'] as const;

interface Soak {
  readonly addresses: readonly string[];
  readonly rounds: number;
  /** Rounds before the first measure: chunks, texts and caches fill up. */
  readonly warmUp: number;
  /** An extra step before each round. */
  readonly before?: (round: number) => Promise<void>;
}

/** Walks in rounds, measures after each, and prints the figures. Returns the growth per navigation. */
async function soak(page: Page, { addresses, rounds, warmUp, before }: Soak): Promise<Holding> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const measures: Holding[] = [];
  let count = 0;
  let perRound = 0;
  const walked = progressOf('rounds walked', rounds);
  for (let round = 0; round < rounds; round += 1) {
    await before?.(round);
    perRound = await page.evaluate(walk, addresses);
    count += perRound;
    expect(brokenRules({ sight: await page.evaluate(look) })).toEqual([]);
    if (round >= warmUp) measures.push(await measure(page, devTools));
    walked();
  }
  const grown = FIGURES.map((figure) => {
    const values = measures.map((measured) => measured[figure]);
    const each = growth(values, perRound);
    console.log(`${figure}: ${values.join(' ')} (${each.toFixed(2)} a navigation)`);
    return [figure, each] as const;
  });
  console.log(`${count} navigations`);
  return Object.fromEntries(grown) as unknown as Holding;
}

function expectFlat(grown: Holding): void {
  for (const figure of FIGURES) {
    expect(grown[figure], `growth of ${figure} a navigation`).toBeLessThan(LIMITS[figure]);
  }
}

/** The failures in turn: a refusal, no answer, a proxy's answer, an interrupted answer. */
const FAILURES: readonly Fault[] = [
  { kind: 'refuse', code: '9', message: 'No ahora' },
  { kind: 'cut' },
  { kind: 'status', status: 500 },
  { kind: 'cutMidway' },
  { kind: 'html' },
  { kind: 'cutAfter' },
  { kind: 'status', status: 503, body: 'html' },
  { kind: 'truncated' },
];

/** Sets the failures. Returns a function with the number of calls that have failed so far. */
function failOneInTwenty(lender: Lender): () => number {
  const set = Array.from({ length: 400 }, (_, count) => {
    const failure = FAILURES[count % FAILURES.length] ?? { kind: 'cut' };
    // A failed call is not counted by the faults after it.
    return lender.fault('*', { ...failure, times: 1, skip: 19 * (count + 1) });
  });
  return () => set.filter(({ left }) => left === 0).length;
}

/** Files a complaint with one tap, and waits for its answer. */
async function complain(page: Page, round: number): Promise<void> {
  await page.evaluate(walk, ['/complainPageNext?problemType=2']);
  await page.getByLabel('Descripción').fill(`Ronda ${round}`);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.waitForFunction(() => (window as WalkedPage).asking === 0);
}

/** Seconds between two navigations on the page's clock: longer than an answer stays fresh (`FRESH_S`). */
const BETWEEN_S = 4;

async function begin(page: Page, origin: string, path: string): Promise<void> {
  await watch(page, origin);
  await page.addInitScript(prepare);
  await page.clock.install();
  await page.exposeFunction('letPass', () => page.clock.fastForward(BETWEEN_S * 1_000));
  // A production page connects its store to Redux DevTools only if the environment allows it.
  await page.route(`**${path}?**`, async (route) => {
    const response = await route.fetch();
    const body = withBlock(await response.text(), (environment) => {
      environment.features = { devTools: true };
    });
    await route.fulfill({ response, body });
  });
}

/** Opens a borrower's first screen. */
async function launch(page: Page, lender: Lender): Promise<void> {
  await page.goto(launchAddress(lender, '/aboutUs', 'dueTomorrow'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// Takes two minutes on an idle machine. The limit only ends a test that hangs.
test.describe.configure({ timeout: 3_600_000 });

test('a thousand navigations over all screens of a borrower leak no memory', async ({
  page,
  lender,
  preview,
}) => {
  await begin(page, preview.origin, '/aboutUs');
  await launch(page, lender);
  expectFlat(await soak(page, { addresses: borrowerAddresses, rounds: 30, warmUp: 6 }));
});

test('with one failing call in twenty every screen settles, a tap sends one complaint, and no memory leaks', async ({
  page,
  lender,
  preview,
}) => {
  const failed = failOneInTwenty(lender);
  await begin(page, preview.origin, '/aboutUs');
  await launch(page, lender);
  const writes = () => received(lender, 'problemSave').length;
  const grown = await soak(page, {
    addresses: borrowerAddresses,
    rounds: 24,
    warmUp: 6,
    before: async (round) => {
      if (round % 4 !== 0) return;
      const sent = writes();
      await complain(page, round);
      expect(writes() - sent, 'complaints for one tap').toBe(1);
    },
  });
  expect(failed(), 'calls that failed').toBeGreaterThan(20);
  expectFlat(grown);
});

test('hundreds of navigations within the promotion leak no memory', async ({ page, preview }) => {
  await begin(page, preview.origin, '/promotion');
  await page.goto('/promotion?id=1');
  await expect(page.getByRole('button', { name: '立即申请' })).toBeEnabled();
  const addresses = Array.from({ length: 5 }, () => hashAddresses).flat();
  expectFlat(await soak(page, { addresses, rounds: 16, warmUp: 4 }));
});
