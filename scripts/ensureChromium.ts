import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The system's Chromium without windows, as Playwright's own is: it opens a page in a third of the time. It has no
 * back-forward cache.
 */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
/** Where a system's own browser lives, as people have it. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The one that is named comes first. */
const firstOf = (paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path): path is string => !!path && existsSync(path));

/** A Chromium of this machine for tests: of the same engine, the quickest. */
export const findChromium = (): string | undefined =>
  firstOf([WINDOWLESS, ...BROWSERS, chromium.executablePath()]);

/** The Chromium of this machine that is most like a borrower's: for measuring, and for what only a whole browser does. */
export const findBrowser = (): string | undefined =>
  firstOf([...BROWSERS, chromium.executablePath(), WINDOWLESS]);

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs a Chromium when there is none: Playwright's, else Debian's where we may. */
function installChromium(): boolean {
  return (
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    run('npx', ['playwright', 'install', 'chromium']) ||
    (run('apt-get', ['update']) &&
      run('apt-get', ['install', '-y', 'chromium']) &&
      // Without it the tests take longer, and that is all.
      (run('apt-get', ['install', '-y', 'chromium-headless-shell']) || true))
  );
}

if (require.main === module && !findChromium()) {
  const isInstalled = installChromium() && findChromium();
  if (!isInstalled) {
    console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
    process.exitCode = 1;
  }
}
