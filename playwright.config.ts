import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser, findChromium } from './scripts/ensureChromium';

const launching = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/**
 * A project of `test/hold`, with many cases. Its time limits are generous: they only end cases that hang. Its
 * cases do not wait, so two workers use both cores.
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

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** All projects use the production build and a phone of 360 by 640. Each worker has its own lender. */
export default defineConfig({
  projects: [
    // Each file brands a copy of the build in a worker of its own. First, so that other journeys run meanwhile.
    { name: 'brands', testDir: 'test/e2e/brands' },
    { name: 'journeys', testDir: 'test/e2e', testIgnore: 'brands/**' },
    hold('faults'),
    hold('abuse'),
    hold('mock'),
    hold('nginx'),
    hold('pseudo'),
    hold('sheets'),
    hold('stories'),
    {
      ...hold('concurrency'),
      // The tests of pages from the back-forward cache need Chromium.
      use: {
        ...hold('concurrency').use,
        launchOptions: {
          ...launching(findBrowser()),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { ...hold('soak'), fullyParallel: false },
    hold('kill'),
    {
      name: 'firefox',
      testDir: 'test/e2e',
      grep: /@engines/,
      use: {
        browserName: 'firefox',
        // WebDriver BiDi, with the Firefox of the machine.
        channel: 'moz-firefox',
        // Desktop Firefox synthesises no click from a touch.
        hasTouch: false,
        isMobile: false,
        launchOptions: {
          ...(FIREFOX && { executablePath: FIREFOX }),
          // A scroll bar would take 12 px of the width.
          firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
        },
      },
    },
    { name: 'webkit', testDir: 'test/engines' },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for half of its time: three workers use two cores.
  workers: 3,
  // Both limits only end a journey that hangs: a slow machine needs many seconds for one step.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A journey that needs a second try has a fault.
  retries: 0,
  reporter: [['list'], ['./test/hold/summary.ts']],
  forbidOnly: !!process.env.CI,
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-MX',
    // A trace takes 25 % more time. `--trace on` records a single test.
    trace: 'off',
    launchOptions: launching(findChromium()),
  },
});
