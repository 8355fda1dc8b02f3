import { defineConfig } from '@playwright/test';
import { findBrowser, findChromium } from './scripts/ensureChromium';

const launching = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/**
 * A part of `test/hold`: its cases are many. What holds is no matter of a machine's speed: its limits only end what
 * would never come. None waits: two keep two cores busy.
 */
const hold = (name: string) => ({
  name,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  testDir: `test/hold/${name}`,
  testMatch: '**/*.spec.ts',
  workers: 2,
  use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
});

/** Another engine: one whose browser does not start is tried once more. */
const engine = (name: string) => ({
  name,
  testDir: 'test/engines',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 1,
});

/** On the production build, on a phone of 360 by 640. Each worker has a lender of its own. */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'test/e2e' },
    hold('faults'),
    hold('abuse'),
    {
      ...hold('concurrency'),
      // Its cases of a page that comes back want Chromium's back-forward cache.
      use: {
        ...hold('concurrency').use,
        launchOptions: {
          ...launching(findBrowser()),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { ...hold('soak'), fullyParallel: false },
    engine('firefox'),
    engine('webkit'),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for half of its time: three keep two cores busy.
  workers: 3,
  timeout: 30_000,
  // A busy machine's one bad moment is reported as flaky there; on a developer's it is a failure.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./test/hold/summary.ts']],
  forbidOnly: !!process.env.CI,
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-MX',
    // Recorded from the start, all journeys take a quarter longer; `--trace on` records the one that is looked into.
    trace: 'on-first-retry',
    launchOptions: launching(findChromium()),
  },
});
