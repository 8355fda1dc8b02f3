import { askingScreens } from '../../src/features/preview/sampleVisits';

/** A phone and its network, as Chromium emulates them. */
export interface Profile {
  /** As `--profiles` names it. */
  readonly id: string;
  readonly name: string;
  /** Round trip, in milliseconds. */
  readonly latency: number;
  /** Kilobits a second. */
  readonly down: number;
  readonly up: number;
  /** How many times slower than this machine. */
  readonly cpu: number;
}

/** Lighthouse's own figures for the two networks. */
const profiles: readonly Profile[] = [
  { id: '4g', name: 'slow 4G, CPU 4× slower', latency: 150, down: 1_638, up: 675, cpu: 4 },
  { id: '3g', name: '3G, CPU 6× slower', latency: 300, down: 700, up: 700, cpu: 6 },
];

/** The screens, by their paths, and the lines that a command names; all of them where it names none. */
export function chosen(args: readonly string[]) {
  const list = (name: string) =>
    args
      .find((arg) => arg.startsWith(`--${name}=`))
      ?.slice(name.length + 3)
      .split(',');
  const [paths, ids] = [list('screens'), list('profiles')];
  return {
    screens: askingScreens.filter(({ path }) => !paths || paths.includes(path)),
    isWithPromotion: !paths || paths.includes('/promotion'),
    profiles: profiles.filter(({ id }) => !ids || ids.includes(id)),
  };
}

export type Chosen = ReturnType<typeof chosen>;
