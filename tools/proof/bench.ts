import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { requireBuild } from '../../scripts/build/builtFiles';
import { startCommand } from '../../scripts/build/command';
import { findBrowser, startBrowser } from '../../scripts/ensureChromium';
import { type Preview, startPreview } from '../../scripts/previewServer';
import { buildMinimal } from './bench/minimal/build';
import { type Load, measureInteractions, measureLoad } from './bench/phone';
import { compare, type Subject, subjectsOf } from './bench/subject';

const USAGE = `npm run proof -- bench [--screens=/repay,/promotion] [--cpu=12]
  compares a production build, on a slow phone, with a page written by hand and with a minimal app (docs/speed.md).
  --cpu: how many times slower the processor is (4)
  BENCH_RUNS=<number> of loads of each page (6); medians count`;

const SERVER_DELAY_MS = 100;
/** A median of fewer than five loads varies too much; with six each of the three pages begins two turns. */
const RUNS = Number(process.env.BENCH_RUNS) || 6;
const MINIMAL_SCRIPT = '/__minimal__.js';

/** The goals (docs/speed.md). */
const MOST = { data: 1.15, control: 1.15 };
/** Milliseconds from a tap to the next paint, by the processor's slowdown. */
const longestInteraction = (slower: number): number => (slower > 4 ? 400 : 200);

/** Taps whose next paint has the most to draw, or precedes a write. The taps of a screen follow each other. */
const TAPS: Readonly<Record<string, readonly string[]>> = {
  '/loanDetail': ['[href^="/repay?"], [data-prefetch^="/repay?"]'],
  '/complaint': ['[href^="/complainPageNext?"], [data-prefetch^="/complainPageNext?"]'],
  '/confirm': ['footer button'],
  '/ynRepayChoose': ['main label >> nth=1', 'footer button'],
};

const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;

/** Says a figure and its goal. Returns whether the goal is met; a figure that is not a number misses it. */
function say(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${what}: ${value.toFixed(2)}, at most ${most}`);
  return isMet;
}

/** A lender in its first state, who answers after a while. */
function startAgain(lender: Lender): void {
  lender.reset();
  lender.fault('*', { kind: 'delay', ms: SERVER_DELAY_MS });
}

function subjectAt(lender: Lender, path: string): Subject {
  const subject = subjectsOf(lender).find((candidate) => candidate.path === path);
  if (!subject) throw new Error(`The bench has no page ${path}`);
  return subject;
}

/** The pages alternate, so that a busy moment of the machine affects all of them. */
async function measure(
  browser: Browser,
  preview: Preview,
  pages: Map<string, string>,
  subject: Subject,
  slower: number,
) {
  const { shownText, plain, minimal } = await compare(browser, preview, subject, MINIMAL_SCRIPT);
  const byHand = `/__by-hand__${subject.address}`;
  const beside = `/__minimal__${subject.address}`;
  pages.set(`/__by-hand__${subject.path}`, plain).set(`/__minimal__${subject.path}`, minimal);
  const addresses = [subject.address, byHand, beside];
  const loads: Load[][] = addresses.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    // Each page is the first of a turn as often as the others: the load after the heaviest page is slower.
    for (let turn = 0; turn < addresses.length; turn += 1) {
      const at = (run + turn) % addresses.length;
      const address = addresses[at] ?? '';
      loads[at]?.push(await measureLoad(browser, preview.origin + address, shownText, slower));
    }
  }
  const median = (at: number, figure: keyof Load) =>
    medianOf((loads[at] ?? []).map((load) => load[figure]));
  const { path } = subject;
  console.log(
    `       ${path} data ${median(0, 'data').toFixed()} ms, React ${median(0, 'control').toFixed()} ms`,
  );
  return [
    say(`${path} data ÷ by hand`, median(0, 'data') / median(1, 'data'), MOST.data),
    say(`${path} React ÷ minimal app`, median(0, 'control') / median(2, 'control'), MOST.control),
  ];
}

async function measureTaps(
  browser: Browser,
  { origin, lender }: Preview,
  path: string,
  slower: number,
): Promise<readonly boolean[]> {
  const controls = TAPS[path];
  if (!controls) return [];
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // A loan can be confirmed once.
    startAgain(lender);
    const { address } = subjectAt(lender, path);
    runs.push(await measureInteractions(browser, origin + address, controls, slower));
  }
  return controls.map((control, at) =>
    say(
      `tap on ${control}, ms to the next paint`,
      medianOf(runs.map((times) => times[at] ?? NaN)),
      longestInteraction(slower),
    ),
  );
}

async function main(): Promise<void> {
  requireBuild('dist');
  const { values } = parseArgs({
    options: { screens: { type: 'string' }, cpu: { type: 'string' } },
  });
  const chosen = values.screens?.split(',');
  const slower = Number(values.cpu ?? 4);
  const pages = new Map([[MINIMAL_SCRIPT, await buildMinimal()]]);
  const preview = await startPreview(0, { pages });
  const browser = await startBrowser(findBrowser(), ['--disable-background-networking']);
  try {
    const met: boolean[] = [];
    for (const { path } of subjectsOf(preview.lender)) {
      if (!(chosen?.includes(path) ?? true)) continue;
      startAgain(preview.lender);
      const subject = subjectAt(preview.lender, path);
      met.push(...(await measure(browser, preview, pages, subject, slower)));
      met.push(...(await measureTaps(browser, preview, path, slower)));
    }
    process.exitCode = met.includes(false) ? 1 : 0;
  } finally {
    await browser.close();
    await preview.close();
  }
}

startCommand(USAGE);
void main();
