import type { Figures } from './measure';

export const visits = ['first', 'second'] as const;

export interface Row {
  readonly path: string;
  readonly visit: (typeof visits)[number];
  readonly app: Figures;
  readonly plain: Figures;
  /** Measured for the first screen only. */
  readonly minimal: Figures | undefined;
}

export const medianOf = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

export function medianLoad(loads: readonly Figures[]): Figures {
  const median = (figure: keyof Figures) => medianOf(loads.map((load) => load[figure]));
  const [data, control] = [median('data'), median('control')];
  return { data, control, layoutShift: median('layoutShift'), script: median('script') };
}

type Goal = readonly [what: string, value: number, most: number];

/** The missed goals (docs/speed.md). A figure that is not a number misses its goal. */
export const missed = (of: string, goals: readonly Goal[]): string[] =>
  goals
    .filter(([, value, most]) => !(value <= most))
    .map(([what, value, most]) => `${of}: ${what} ${Number(value.toFixed(3))}, at most ${most}`);

export function missedBy({ path, visit, app, plain, minimal }: Row): string[] {
  const isFirst = visit === 'first';
  return missed(`${path}, ${visit} visit`, [
    ['data ÷ by hand', app.data / plain.data, isFirst ? 1.1 : 1.15],
    ['layout shift', app.layoutShift, 0],
    ...(isFirst ? [['bytes of JavaScript', app.script, 160_000] as const] : []),
    ...(isFirst && minimal
      ? [['React’s ÷ minimal app’s', app.control / minimal.control, 1.1] as const]
      : []),
  ]);
}

/** A row of the printed table: milliseconds and bytes. */
export const formatRow = ({ path, visit, app, plain, minimal }: Row) => ({
  screen: path,
  visit,
  data: Math.round(app.data),
  'by hand': Math.round(plain.data),
  ratio: Number((app.data / plain.data).toFixed(2)),
  'React’s': Math.round(app.control),
  ...(minimal && { minimal: Math.round(minimal.control), 'its JS': minimal.script }),
  shift: app.layoutShift,
  JS: app.script,
});
