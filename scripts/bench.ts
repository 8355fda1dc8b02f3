import { parseArgs } from 'node:util';
import { type BenchContext, compare, type Comparison, promotion, subjectOf } from './bench/compare';
import { formatRow, medianLoad, medianOf, missed, missedBy, type Row, visits } from './bench/goals';
import { type Figures, measureLoad, openPhone, openTab, profiles } from './bench/measure';
import { buildMinimal } from './bench/minimal/build';
import { openApart, openTogether } from './bench/servers';
import { measureTap, taps } from './bench/tap';
import { findBrowser, startBrowser } from './ensureChromium';
import { askingScreens } from './sampleScreens';

/**
 * `npm run bench -- [--screens=/repay,/promotion] [--profiles=4g,3g] [--lender=other]`: measures the production build on a slow phone.
 * The script compares each screen with a handwritten page that sends the same request, and the first screen also with a
 * minimal app on the same libraries. Then the script measures taps from screen to screen. A figure is the median of
 * `BENCH_RUNS` loads. With `--lender=other` the lender has an origin of its own. The exit code is 1 if a goal is missed.
 */

const SERVER_DELAY_MS = 100;
/** The number of loads of each page. A median of fewer than five varies too much. */
const RUNS = Math.max(5, Number(process.env.BENCH_RUNS) || 5);
const MINIMAL_SCRIPT = '/__minimal__.js';

/** The pages alternate, so that a busy moment of the machine affects all of them. */
async function measureScreen(bench: BenchContext, comparison: Comparison, isWithMinimal: boolean) {
  const { browser, origin, pages, profile } = bench;
  const { path, shownText } = comparison;
  const [byHand, minimal] = [`/__by-hand__${path}`, `/__minimal__${path}`];
  pages.set(byHand, comparison.plain).set(minimal, comparison.minimal);
  const opened = isWithMinimal ? 3 : 2;
  const loads = Array.from({ length: opened }, (): Record<Row['visit'], Figures[]> => ({
    first: [],
    second: [],
  }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, load] of loads.entries()) {
      const phone = await openPhone(browser);
      for (const visit of visits) {
        // The next visit of a borrower is another login, with another address.
        comparison.comeAgain();
        const address = origin + (comparison.addresses()[index] ?? '');
        load[visit].push(await measureLoad(await openTab(phone, profile), address, shownText));
      }
      await phone.close();
    }
  }
  return visits.map((visit): Row => {
    const median = (index: number) => medianLoad(loads[index]?.[visit] ?? []);
    const beside = isWithMinimal ? median(2) : undefined;
    return { path, visit, plain: median(0), app: median(1), minimal: beside };
  });
}

/** Lists the goals that are missed. */
async function benchScreens(bench: BenchContext, paths: readonly string[] | undefined) {
  const isChosen = ({ path }: { readonly path: string }) => paths?.includes(path) ?? true;
  const screens = askingScreens.filter(isChosen);
  const subjects = screens.map((screen) => subjectOf(bench.lender, screen));
  const troubles: string[] = [];
  for (const [index, subject] of [...subjects, ...[promotion].filter(isChosen)].entries()) {
    const comparison = await compare(bench, subject, MINIMAL_SCRIPT);
    const rows = await measureScreen(bench, comparison, index === 0 && subject !== promotion);
    console.table(rows.map(formatRow));
    troubles.push(...rows.flatMap(missedBy));
  }
  for (const tap of taps.filter(({ from }) => screens.some(({ name }) => name === from))) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await measureTap(bench, tap));
    const data = medianOf(times.map((time) => time.data));
    const bare = medianOf(times.map((time) => time.bare));
    const of = `${tap.from} → ${tap.to}`;
    console.log(`${of}: ${data.toFixed(0)} ms, its request alone ${bare.toFixed(0)} ms`);
    troubles.push(...missed(of, [['data ÷ its request', data / bare, 1.25]]));
  }
  return troubles;
}

async function main(): Promise<void> {
  const { values: given } = parseArgs({
    options: {
      screens: { type: 'string' },
      profiles: { type: 'string' },
      lender: { type: 'string' },
    },
  });
  const [paths, ids] = [given.screens?.split(','), given.profiles?.split(',')];
  const pages = new Map([[MINIMAL_SCRIPT, await buildMinimal()]]);
  const open = given.lender === 'other' ? openApart : openTogether;
  const { origin, apiOrigin, lender, setRoundTrip, close } = await open(pages);
  const browser = await startBrowser(findBrowser(), ['--disable-background-networking']);
  lender.fault('*', { kind: 'delay', ms: SERVER_DELAY_MS });
  try {
    const troubles: string[] = [];
    for (const profile of profiles.filter(({ id }) => ids?.includes(id) ?? true)) {
      console.log(`\n${profile.name}, server after ${SERVER_DELAY_MS} ms, median of ${RUNS}\n`);
      setRoundTrip(profile.latency);
      const bench = { browser, origin, apiOrigin, lender, pages, profile };
      troubles.push(...(await benchScreens(bench, paths)));
    }
    console.log(['', ...(troubles.length ? troubles : ['Every goal is met.'])].join('\n'));
    process.exitCode = troubles.length ? 1 : 0;
  } finally {
    await browser.close();
    await close();
  }
}

void main();
