import type { Load } from './measure';

/** The goals that the product has set itself. */
export const GOALS = {
  /** Times the hand-written page's time to the same data. */
  dataRatio: 2.5,
  /** First-load JavaScript in files, in bytes of Brotli. */
  script: 115_000,
  layoutShift: 0,
  /** DOM nodes of 10,000 rows, in those of 100. */
  nodesRatio: 1.5,
} as const;

export interface Row {
  readonly path: string;
  readonly app: Load;
  readonly plain: Load;
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
  'data',
  'by hand',
  'ratio',
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

const WIDTHS = [18, 8, 8, 6, 8, 8, 6, 10, 8, 6, 8, 8];
const inColumns = (cells: readonly string[]) =>
  cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join(' ');

/** The head of a table that a person reads in a terminal. */
export const heading = inColumns(HEADINGS);

export const formatRow = ({ path, app, plain }: Row): string =>
  inColumns([
    path,
    ms(app.data),
    ms(plain.data),
    times(app.data, plain.data),
    ms(app.control),
    ms(plain.control),
    times(app.control, plain.control),
    String(app.longTasks),
    ms(app.longestTask),
    app.layoutShift.toFixed(3),
    kB(app.script),
    kB(app.inline),
  ]);

/** The goals that these rows miss, in words. */
export function missedGoals(rows: readonly Row[]): string[] {
  return rows.flatMap(({ path, app, plain }) => [
    ...(app.data / plain.data > GOALS.dataRatio
      ? [`${path}: data after ${times(app.data, plain.data)} the hand-written page's time`]
      : []),
    ...(app.script > GOALS.script ? [`${path}: ${app.script} bytes of JavaScript`] : []),
    ...(app.layoutShift > GOALS.layoutShift
      ? [`${path}: layout shift ${app.layoutShift.toFixed(4)}`]
      : []),
  ]);
}
