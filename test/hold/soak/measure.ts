import type { CDPSession, Page } from '@playwright/test';
import type { WalkedPage } from './walk';

/** What a page holds once nothing is left to be collected. */
export interface Holding {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Characters of the Redux state as JSON. NaN, which no limit accepts, where the store was not found. */
  readonly state: number;
}

export async function measure(page: Page, devTools: CDPSession): Promise<Holding> {
  // What the first collection sets free can hold something that the second one finds.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    state: await page.evaluate(() => {
      const { store } = window as WalkedPage;
      return store ? JSON.stringify(store.getState()).length : NaN;
    }),
  };
}

/**
 * How much a figure grew for each navigation: the median of the last quarter of the measures against the
 * first's, so that no single measure decides. All are taken on the same screen.
 */
export function growth(figures: readonly number[], navigationsBetween: number): number {
  const quarter = Math.max(1, Math.floor(figures.length / 4));
  const first = median(figures.slice(0, quarter));
  const last = median(figures.slice(-quarter));
  return (last - first) / ((figures.length - quarter) * navigationsBetween);
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
