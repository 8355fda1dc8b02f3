import { type Browser, chromium } from '@playwright/test';
import type { AskingScreen } from '../src/navigation/screens/trials';
import { compare } from './bench/compare';
import { type Load, measureLoad, type Visit } from './bench/measure';
import { chosen } from './bench/options';
import type { Profile } from './bench/profiles';
import {
  formatRow,
  formatTap,
  GOALS,
  heading,
  medianLoad,
  missedGoals,
  missedTaps,
  type Row,
  spreadOf,
  type TapRow,
  tapRow,
  unclearRows,
} from './bench/report';
import { nodesOfRows } from './bench/rows';
import { measureTap, taps, type TapTime } from './bench/tap';
import { longTasks } from './bench/tasks';
import { findChromium } from './ensureChromium';
import { type Preview, startPreview } from './previewServer';

/**
 * `npm run bench -- [--screens=/repay,/confirm] [--profiles=4g,3g]`: the production build on a slow phone, screen
 * by screen, beside a page written by hand that makes the same request; then from one screen to the next.
 * `BENCH_RUNS` loads of each; the median counts.
 */

const SERVER_DELAY_MS = 100;
/** A median of fewer says nothing. */
const RUNS = Math.max(5, Number(process.env.BENCH_RUNS) || 5);
const PLAIN = '/__plain__/';

interface Bench {
  readonly browser: Browser;
  readonly preview: Preview;
  /** Hand-written pages by path; the preview serves them. */
  readonly pages: Map<string, string>;
}

async function benchScreen(
  bench: Bench,
  screen: AskingScreen,
  profile: Profile,
  visit: Visit,
): Promise<Row> {
  const { browser, preview, pages } = bench;
  const { address, mark, plain } = await compare(browser, preview.origin, preview.lender, screen);
  const plainPath = PLAIN + screen.path.slice(1);
  pages.set(plainPath, plain);
  const loads: { app: Load[]; plain: Load[] } = { app: [], plain: [] };
  // By turns, so that a busy moment of the machine meets both.
  for (let run = 0; run < RUNS; run += 1) {
    const plainAddress = preview.origin + plainPath;
    loads.plain.push(await measureLoad(browser, plainAddress, mark, profile, visit));
    loads.app.push(await measureLoad(browser, address, mark, profile, visit));
    progress();
  }
  return {
    path: screen.path,
    visit,
    spread: Math.max(spreadOf(loads.app), spreadOf(loads.plain)),
    app: medianLoad(loads.app),
    plain: medianLoad(loads.plain),
    tasks: loads.app.flatMap(({ tasks }) => tasks),
  };
}

async function benchProfile(
  bench: Bench,
  profile: Profile,
  screens: readonly AskingScreen[],
): Promise<Row[]> {
  console.log(`\n${profile.name}, server answers after ${SERVER_DELAY_MS} ms, median of ${RUNS}\n`);
  console.log(heading);
  const rows: Row[] = [];
  for (const screen of screens) {
    for (const visit of ['first', 'second'] as const) {
      const row = await benchScreen(bench, screen, profile, visit);
      console.log(formatRow(row));
      rows.push(row);
    }
  }
  return rows;
}

async function benchTaps(
  { browser, preview: { origin, lender } }: Bench,
  profile: Profile,
  chosen: readonly AskingScreen[],
): Promise<TapRow[]> {
  const rows: TapRow[] = [];
  for (const tap of taps.filter(([from]) => chosen.some(({ name }) => name === from))) {
    const times: TapTime[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await measureTap({ browser, origin, lender }, tap, profile));
      progress();
    }
    const row = tapRow(tap, times);
    console.log(formatTap(row));
    rows.push(row);
  }
  return rows;
}

const startedAt = Date.now();

/** Tells somebody who waits, and no file, how long it has been. */
function progress(): void {
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  if (process.stderr.isTTY) process.stderr.write(`\r${String(seconds)} s `);
}

async function benchRows({ browser, preview }: Bench): Promise<string[]> {
  const nodes = (count: number) => nodesOfRows(browser, preview.origin, preview.lender, count);
  const [few, many] = [await nodes(100), await nodes(10_000)];
  const ratio = many / few;
  console.log(
    `\nDOM nodes of a list: ${few} for 100 rows, ${many} for 10,000 (${ratio.toFixed(2)}×)`,
  );
  return ratio > GOALS.nodesRatio ? [`10,000 rows: ${ratio.toFixed(2)}× the nodes of 100`] : [];
}

async function main(args: readonly string[]): Promise<void> {
  const { screens, profiles: lines } = chosen(args);
  const pages = new Map<string, string>();
  const preview = await startPreview(0, { pages });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  preview.lender.fault('*', { kind: 'delay', ms: SERVER_DELAY_MS });
  try {
    const bench = { browser, preview, pages };
    const rows: Row[] = [];
    const tapped: TapRow[] = [];
    for (const profile of lines) {
      rows.push(...(await benchProfile(bench, profile, screens)));
      tapped.push(...(await benchTaps(bench, profile, screens)));
    }
    console.log(`\nTasks over 100 ms:\n  ${longTasks(rows).join('\n  ') || 'none'}`);
    const missed = [...missedGoals(rows), ...missedTaps(tapped)];
    missed.push(...(await benchRows(bench)));
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
