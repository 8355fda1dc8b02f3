import { type Browser, chromium } from '@playwright/test';
import type { AskingScreen } from '../src/features/preview/sampleVisits';
import { comparePromotion, compareScreen, type Comparison } from './bench/compare';
import { measureVisits, type Visit, type Visits } from './bench/measure';
import { buildMinimal } from './bench/minimal/build';
import { type Chosen, chosen, type Profile } from './bench/options';
import {
  besideMinimal,
  formatRow,
  formatTap,
  missedGoals,
  missedTaps,
  type Row,
  rowOf,
  type TapRow,
  tapRow,
  unclearRows,
} from './bench/report';
import { measureTap, taps, type TapTime } from './bench/tap';
import { findBrowser } from './ensureChromium';
import { type Preview, startPreview } from './previewServer';
import { progressOf } from './progress';

/**
 * `npm run bench -- [--screens=/repay,/confirm] [--profiles=4g,3g]`: the production build on a slow phone, screen
 * by screen and the promotion, beside a page written by hand that makes the same request, the first screen also beside a
 * minimal app on the same libraries; then from one screen to the next. `BENCH_RUNS` loads of each; the median counts.
 */

const SERVER_DELAY_MS = 100;
/** A median of fewer says nothing. */
const RUNS = Math.max(5, Number(process.env.BENCH_RUNS) || 5);
const BY_HAND = '/__by-hand__';
const MINIMAL = '/__minimal__';
const MINIMAL_SCRIPT = '/__minimal__.js';
const VISITS = ['first', 'second'] as const satisfies readonly Visit[];

interface Bench {
  readonly browser: Browser;
  readonly preview: Preview;
  /** What the preview serves beside the build, by path. */
  readonly pages: Map<string, string>;
}

/** How a screen is compared: the pages are opened by turns, so that a busy moment of the machine meets them all. */
async function benchScreen(
  bench: Bench,
  comparison: Comparison,
  profile: Profile,
  isWithMinimal: boolean,
): Promise<Row[]> {
  const { path, address, mark } = comparison;
  const { pages, preview } = bench;
  pages.set(BY_HAND + path, comparison.plain);
  pages.set(MINIMAL + path, comparison.minimal);
  const addresses = {
    plain: preview.origin + BY_HAND + path,
    app: address,
    ...(isWithMinimal && { minimal: preview.origin + MINIMAL + path }),
  };
  const loads: Record<string, Visits[]> = {};
  const loaded = progressOf(`loads of ${path}`, RUNS * Object.keys(addresses).length);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, opened] of Object.entries(addresses)) {
      const visits = await measureVisits(bench.browser, { address: opened, mark }, profile);
      (loads[name] ??= []).push(visits);
      loaded();
    }
  }
  const { plain = [], app = [], minimal = [] } = loads;
  return VISITS.map((visit) => rowOf(path, visit, { plain, app, minimal }));
}

async function benchProfile(
  bench: Bench,
  profile: Profile,
  { screens, isWithPromotion }: Chosen,
): Promise<Row[]> {
  console.log(`\n${profile.name}, server answers after ${SERVER_DELAY_MS} ms, median of ${RUNS}\n`);
  const place = {
    browser: bench.browser,
    origin: bench.preview.origin,
    lender: bench.preview.lender,
    script: MINIMAL_SCRIPT,
  };
  const rows: Row[] = [];
  const measure = async (comparison: Comparison, isWithMinimal: boolean) => {
    const measured = await benchScreen(bench, comparison, profile, isWithMinimal);
    console.table(measured.map(formatRow));
    rows.push(...measured);
  };
  for (const [index, screen] of screens.entries()) {
    await measure(await compareScreen(place, screen), index === 0);
  }
  if (isWithPromotion) await measure(await comparePromotion(place), false);
  return rows;
}

async function benchTaps(
  { browser, preview: { origin, lender } }: Bench,
  profile: Profile,
  chosen: readonly AskingScreen[],
): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  for (const tap of taps.filter(({ from }) => chosen.some(({ name }) => name === from))) {
    const times: TapTime[] = [];
    const tapped = progressOf(`taps from ${tap.from}`, RUNS);
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await measureTap({ browser, origin, lender }, tap, profile));
      tapped();
    }
    const row = tapRow(tap, times);
    console.log(formatTap(row));
    rows.push(row);
  }
  return rows;
}

async function main(args: readonly string[]): Promise<void> {
  const options = chosen(args);
  const pages = new Map([[MINIMAL_SCRIPT, await buildMinimal()]]);
  const preview = await startPreview(0, { pages });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  preview.lender.fault('*', { kind: 'delay', ms: SERVER_DELAY_MS });
  try {
    const bench = { browser, preview, pages };
    const rows: Row[] = [];
    const tapped: TapRow[] = [];
    for (const profile of options.profiles) {
      rows.push(...(await benchProfile(bench, profile, options)));
      tapped.push(...(await benchTaps(bench, profile, options.screens)));
    }
    console.log(
      `\nBeside a minimal app on the same libraries:\n  ${besideMinimal(rows).join('\n  ')}`,
    );
    const missed = [...missedGoals(rows), ...missedTaps(tapped)];
    const unclear = unclearRows([...rows, ...tapped]);
    if (unclear.length > 0) {
      console.log(`\nNo verdict: the loads of these lie too far apart. ${unclear.join(', ')}`);
      process.exitCode = 2;
      return;
    }
    console.log(
      missed.length ? `\nGoals missed:\n  ${missed.join('\n  ')}` : '\nEvery goal is met.',
    );
    process.exitCode = missed.length ? 1 : 0;
  } finally {
    await browser.close();
    await preview.close();
  }
}

void main(process.argv.slice(2));
