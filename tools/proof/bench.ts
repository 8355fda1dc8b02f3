import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { requireBuild } from '../../scripts/build/builtFiles';
import { startCommand } from '../../scripts/build/command';
import { findBrowser, startBrowser } from '../../scripts/ensureChromium';
import { type Preview, startPreview } from '../../scripts/previewServer';
import { buildMinimal } from './bench/minimal/build';
import { type Load, measureInteraction, measureLoad } from './bench/phone';
import { compare, type Subject, subjectsOf } from './bench/subject';

const USAGE = `npm run proof -- bench [--screens=/repay,/promotion]
  compares a production build, on a slow phone, with a page written by hand and with a minimal app (docs/speed.md).
  BENCH_RUNS=<number> of loads of each page (5); medians count`;

const SERVER_DELAY_MS = 100;
/** A median of fewer than five loads varies too much. */
const RUNS = Number(process.env.BENCH_RUNS) || 5;
const MINIMAL_SCRIPT = '/__minimal__.js';

/** The goals (docs/speed.md). */
const MOST = { data: 1.15, control: 1.15, interaction: 200 };

/** Taps from screen to screen, whose next paint has a new screen. */
const TAPS = [
  { from: '/loanDetail', control: '[href^="/repay?"], [data-prefetch^="/repay?"]' },
  {
    from: '/complaint',
    control: '[href^="/complainPageNext?"], [data-prefetch^="/complainPageNext?"]',
  },
];

const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;

/** Says a figure and its goal. Returns whether the goal is met; a figure that is not a number misses it. */
function say(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${what}: ${value.toFixed(2)}, at most ${most}`);
  return isMet;
}

/** The pages alternate, so that a busy moment of the machine affects all of them. */
async function measure(
  browser: Browser,
  preview: Preview,
  pages: Map<string, string>,
  subject: Subject,
) {
  const { shownText, plain, minimal } = await compare(browser, preview, subject, MINIMAL_SCRIPT);
  const byHand = `/__by-hand__${subject.address}`;
  const beside = `/__minimal__${subject.address}`;
  pages.set(`/__by-hand__${subject.path}`, plain).set(`/__minimal__${subject.path}`, minimal);
  const addresses = [subject.address, byHand, beside];
  const loads: Load[][] = addresses.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [at, address] of addresses.entries()) {
      loads[at]?.push(await measureLoad(browser, preview.origin + address, shownText));
    }
  }
  const median = (at: number, figure: keyof Load) =>
    medianOf((loads[at] ?? []).map((load) => load[figure]));
  const { path } = subject;
  return [
    say(`${path} data ÷ by hand`, median(0, 'data') / median(1, 'data'), MOST.data),
    say(`${path} React ÷ minimal app`, median(0, 'control') / median(2, 'control'), MOST.control),
  ];
}

async function measureTap(browser: Browser, address: string, control: string): Promise<boolean> {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await measureInteraction(browser, address, control));
  }
  return say(`tap on ${control}, ms to the next paint`, medianOf(times), MOST.interaction);
}

async function main(): Promise<void> {
  requireBuild('dist');
  const { values } = parseArgs({ options: { screens: { type: 'string' } } });
  const chosen = values.screens?.split(',');
  const pages = new Map([[MINIMAL_SCRIPT, await buildMinimal()]]);
  const preview = await startPreview(0, { pages });
  const browser = await startBrowser(findBrowser(), ['--disable-background-networking']);
  preview.lender.fault('*', { kind: 'delay', ms: SERVER_DELAY_MS });
  try {
    const met: boolean[] = [];
    const subjects = subjectsOf(preview.lender);
    for (const subject of subjects.filter(({ path }) => chosen?.includes(path) ?? true)) {
      met.push(...(await measure(browser, preview, pages, subject)));
      const tap = TAPS.find(({ from }) => from === subject.path);
      const address = preview.origin + subject.address;
      if (tap) met.push(await measureTap(browser, address, tap.control));
    }
    process.exitCode = met.includes(false) ? 1 : 0;
  } finally {
    await browser.close();
    await preview.close();
  }
}

startCommand(USAGE);
void main();
