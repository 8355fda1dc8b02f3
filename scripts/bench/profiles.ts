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
export const profiles: readonly Profile[] = [
  { id: '4g', name: 'slow 4G, CPU 4× slower', latency: 150, down: 1_638, up: 675, cpu: 4 },
  { id: '3g', name: '3G, CPU 6× slower', latency: 300, down: 700, up: 700, cpu: 6 },
];
