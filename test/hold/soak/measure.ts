import type { CDPSession, Page } from '@playwright/test';
import type { WalkedPage } from './walk';

/** The memory of a page after a garbage collection. */
export interface Holding {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Characters of the Redux state as JSON. NaN, which exceeds every limit, if the store is missing. */
  readonly state: number;
}

export async function measure(page: Page, devTools: CDPSession): Promise<Holding> {
  // Objects that the first collection frees can hold objects that the second one frees.
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
 * The growth of a figure per navigation: the median of the last quarter of the measures minus the median of the first
 * quarter, so that no single measure decides. All measures are taken on the same screen.
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
