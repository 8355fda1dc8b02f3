import type { Figures, Visit, Visits } from './measure';
import type { Tap, TapTime } from './tap';

/** The goals that the product has set itself. */
const GOALS = {
  /** Times the hand-written page's time to the same data. */
  dataRatio: { first: 1.1, second: 1.15 },
  /** Times the minimal app's time until React owns the page, at a first visit. */
  ownedRatio: 1.1,
  /** Times the bare request, from a click to the next screen's data. */
  tapRatio: 1.25,
  /** First-load JavaScript in bytes of Brotli, inline included. */
  script: 140_000,
  layoutShift: 0,
} as const;

/** Between the quartiles, in parts of the median: beyond this a median says nothing. */
const WIDEST_SPREAD = 0.15;

export interface Row {
  readonly path: string;
  readonly visit: Visit;
  /** Of the times until the data was there, whichever page's is wider. */
  readonly spread: number;
  readonly app: Figures;
  readonly plain: Figures;
  /** Of the minimal app; nothing where it was not measured. */
  readonly minimal: Figures | undefined;
}

type Sort = 'app' | 'plain' | 'minimal';

/** What the visits of the three pages of a screen came to. */
export function rowOf(
  path: string,
  visit: Visit,
  visits: Readonly<Record<Sort, readonly Visits[]>>,
): Row {
  const loads = (sort: Sort) => visits[sort].map((both) => both[visit]);
  return {
    path,
    visit,
    spread: Math.max(spreadOf(loads('app')), spreadOf(loads('plain'))),
    app: medianLoad(loads('app')),
    plain: medianLoad(loads('plain')),
    minimal: visits.minimal.length > 0 ? medianLoad(loads('minimal')) : undefined,
  };
}

/** How far the middle half of the loads lies apart, in parts of the median. */
export function spreadOf(loads: readonly { readonly data: number }[]): number {
  const times = loads.map(({ data }) => data).sort((a, b) => a - b);
  const at = (part: number) => times[Math.round((times.length - 1) * part)] ?? NaN;
  return (at(0.75) - at(0.25)) / at(0.5);
}

function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The load that stands for several: every figure's median. */
function medianLoad(loads: readonly Figures[]): Figures {
  const median = (figure: keyof Figures) => medianOf(loads.map((load) => load[figure]));
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

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const times = (one: number, other: number) => `${(one / other).toFixed(2)}×`;

/** A row of the table that is printed. */
export const formatRow = ({ path, visit, spread, app, plain }: Row) => ({
  screen: path,
  visit,
  data: ms(app.data),
  'by hand': ms(plain.data),
  ratio: times(app.data, plain.data),
  spread: `±${(spread * 50).toFixed(0)} %`,
  control: ms(app.control),
  'long tasks': app.longTasks,
  longest: ms(app.longestTask),
  shift: app.layoutShift.toFixed(3),
  JS: kB(app.script),
  inline: kB(app.inline),
});

/** What our techniques bring, in words: the same screen of a minimal app without them. */
export const besideMinimal = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ path, visit, app, minimal }) =>
    minimal
      ? [
          `${path}, ${visit} visit: data ${ms(app.data)}, there ${ms(minimal.data)}, ${times(app.data, minimal.data)}; ` +
            `React's ${ms(app.control)}, there ${ms(minimal.control)}, ${times(app.control, minimal.control)}; ` +
            `JavaScript ${kB(app.script + app.inline)}, there ${kB(minimal.script)}`,
        ]
      : [],
  );

/** From one screen to the next. */
export interface TapRow extends TapTime {
  readonly path: string;
  readonly visit: 'tap';
  readonly spread: number;
}

export const tapRow = (tap: Tap, times: readonly TapTime[]): TapRow => ({
  path: `${tap.from} → ${tap.to}`,
  visit: 'tap',
  spread: spreadOf(times),
  data: medianOf(times.map(({ data }) => data)),
  bare: medianOf(times.map(({ bare }) => bare)),
});

export const formatTap = ({ path, data, bare, spread }: TapRow): string =>
  `${path}: data ${ms(data)} after the click, the request alone ${ms(bare)}, ${times(data, bare)}, ±${(spread * 50).toFixed(0)} %`;

export const missedTaps = (rows: readonly TapRow[]): string[] =>
  rows
    .filter(({ data, bare }) => data / bare > GOALS.tapRatio)
    .map(({ path, data, bare }) => `${path}: ${times(data, bare)} the bare request`);

/** Rows whose loads lie too far apart for a verdict: something else kept the machine busy. */
export const unclearRows = (rows: readonly (Row | TapRow)[]): string[] =>
  rows
    .filter(({ spread }) => !(spread <= WIDEST_SPREAD))
    .map(({ path, visit }) => `${path} (${visit})`);

/** The goals that these rows miss, in words. */
export function missedGoals(rows: readonly Row[]): string[] {
  return rows.flatMap(({ path, visit, app, plain, minimal }) => [
    ...(app.data / plain.data > GOALS.dataRatio[visit]
      ? [`${path}, ${visit} visit: data after ${times(app.data, plain.data)} the hand-written time`]
      : []),
    ...(minimal && visit === 'first' && app.control / minimal.control > GOALS.ownedRatio
      ? [`${path}: React's after ${times(app.control, minimal.control)} the minimal app's time`]
      : []),
    ...(visit === 'first' && app.script + app.inline > GOALS.script
      ? [`${path}: ${app.script + app.inline} bytes of JavaScript`]
      : []),
    ...(app.layoutShift > GOALS.layoutShift
      ? [`${path}, ${visit} visit: layout shift ${app.layoutShift.toFixed(4)}`]
      : []),
  ]);
}
