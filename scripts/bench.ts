import { chromium, type Browser } from '@playwright/test';
import { compare } from './bench/compare';
import { measureLoad, type Load, type Visit } from './bench/measure';
import { profiles, type Profile } from './bench/profiles';
import {
  formatRow,
  GOALS,
  heading,
  medianLoad,
  missedGoals,
  spreadOf,
  unclearRows,
  type Row,
} from './bench/report';
import { nodesOfRows } from './bench/rows';
import { askingScreens, type AskingScreen } from '../src/navigation/screens/trials';
import { findChromium } from './ensureChromium';
import { startPreview, type Preview } from './previewServer';

/**
 * `npm run bench -- [path]`: the production build on a slow phone, screen by screen, beside a page
 * written by hand that makes the same request. `BENCH_RUNS` loads of each; the median counts.
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
    process.stderr.write('.');
  }
  process.stderr.write('\r');
  return {
    path: screen.path,
    visit,
    spread: Math.max(spreadOf(loads.app), spreadOf(loads.plain)),
    app: medianLoad(loads.app),
    plain: medianLoad(loads.plain),
  };
}

async function benchProfile(bench: Bench, profile: Profile, only: string): Promise<Row[]> {
  console.log(`\n${profile.name}, server answers after ${SERVER_DELAY_MS} ms, median of ${RUNS}\n`);
  console.log(heading);
  const rows: Row[] = [];
  for (const screen of askingScreens.filter(({ path }) => path.startsWith(only))) {
    for (const visit of ['first', 'second'] as const) {
      const row = await benchScreen(bench, screen, profile, visit);
      console.log(formatRow(row));
      rows.push(row);
    }
  }
  return rows;
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

async function main([only = '/']: readonly string[]): Promise<void> {
  const pages = new Map<string, string>();
  const preview = await startPreview(0, undefined, pages);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  preview.lender.fault('*', { kind: 'delay', ms: SERVER_DELAY_MS });
  try {
    const bench = { browser, preview, pages };
    const rows: Row[] = [];
    for (const profile of profiles) rows.push(...(await benchProfile(bench, profile, only)));
    const missed = missedGoals(rows);
    missed.push(...(await benchRows(bench)));
    const unclear = unclearRows(rows);
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
