import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/ensureChromium';

const executablePath = findChromium();

/** Journeys on the production build, on a phone of 360 by 640. Each worker has a lender of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A busy machine's one bad moment is reported as flaky there; on a developer's it is a failure.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  forbidOnly: !!process.env.CI,
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-MX',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
