import type { Load, Visit } from './measure';

/** The goals that the product has set itself. */
export const GOALS = {
  /** Times the hand-written page's time to the same data. */
  dataRatio: { first: 1.1, second: 1.15 },
  /** First-load JavaScript in bytes of Brotli, inline included. */
  script: 117_000,
  layoutShift: 0,
  /** DOM nodes of 10,000 rows, in those of 100. */
  nodesRatio: 1.5,
} as const;

/** Between the quartiles, in parts of the median: beyond this a median says nothing. */
const WIDEST_SPREAD = 0.15;

export interface Row {
  readonly path: string;
  readonly visit: Visit;
  /** Of the times until the data was there, whichever page's is wider. */
  readonly spread: number;
  readonly app: Load;
  readonly plain: Load;
}

/** How far the middle half of the loads lies apart, in parts of the median. */
export function spreadOf(loads: readonly Load[]): number {
  const times = loads.map(({ data }) => data).sort((a, b) => a - b);
  const at = (part: number) => times[Math.round((times.length - 1) * part)] ?? NaN;
  return (at(0.75) - at(0.25)) / at(0.5);
}

/** The load that stands for several: every figure's median. */
export function medianLoad(loads: readonly Load[]): Load {
  const median = (figure: keyof Load) => {
    const sorted = loads.map((load) => load[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return {
    data: median('data'),
    control: median('control'),
    longTasks: median('longTasks'),
    longestTask: median('longestTask'),
    layoutShift: median('layoutShift'),
    script: median('script'),
    inline: median('inline'),
  };
}

const HEADINGS = [
  'screen',
  'visit',
  'data',
  'by hand',
  'ratio',
  'spread',
  'control',
  'by hand',
  'ratio',
  'long tasks',
  'longest',
  'shift',
  'JS',
  'inline',
] as const;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const times = (one: number, other: number) => `${(one / other).toFixed(2)}×`;

const WIDTHS = [18, 7, 8, 8, 6, 7, 8, 8, 6, 10, 8, 6, 8, 8];
const inColumns = (cells: readonly string[]) =>
  cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join(' ');

/** The head of a table that a person reads in a terminal. */
export const heading = inColumns(HEADINGS);

export const formatRow = ({ path, visit, spread, app, plain }: Row): string =>
  inColumns([
    path,
    visit,
    ms(app.data),
    ms(plain.data),
    times(app.data, plain.data),
    `±${(spread * 50).toFixed(0)} %`,
    ms(app.control),
    ms(plain.control),
    times(app.control, plain.control),
    String(app.longTasks),
    ms(app.longestTask),
    app.layoutShift.toFixed(3),
    kB(app.script),
    kB(app.inline),
  ]);

/** Rows whose loads lie too far apart for a verdict: something else kept the machine busy. */
export const unclearRows = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ spread }) => !(spread <= WIDEST_SPREAD))
    .map(({ path, visit }) => `${path} (${visit} visit)`);

/** The goals that these rows miss, in words. */
export function missedGoals(rows: readonly Row[]): string[] {
  return rows.flatMap(({ path, visit, app, plain }) => [
    ...(app.data / plain.data > GOALS.dataRatio[visit]
      ? [`${path}, ${visit} visit: data after ${times(app.data, plain.data)} the hand-written time`]
      : []),
    ...(visit === 'first' && app.script + app.inline > GOALS.script
      ? [`${path}: ${app.script + app.inline} bytes of JavaScript`]
      : []),
    ...(app.layoutShift > GOALS.layoutShift
      ? [`${path}, ${visit} visit: layout shift ${app.layoutShift.toFixed(4)}`]
      : []),
  ]);
}
