import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/**
 * The system's headless Chromium, of the same kind as Playwright's own. It opens a page in a third of a full browser's
 * time. It has no back-forward cache.
 */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
/** Paths of an installed full browser. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The first existing path. `CHROMIUM_PATH` precedes all others. */
const firstOf = (paths: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH, ...paths].find((path): path is string => !!path && existsSync(path));

/** The fastest Chromium of this machine, for tests. The headless shell has the engine of the full browser. */
export const findChromium = (): string | undefined =>
  firstOf([WINDOWLESS, ...BROWSERS, chromium.executablePath()]);

/** The full Chromium of this machine, for measurements and for features that the headless shell lacks. */
export const findBrowser = (): string | undefined =>
  firstOf([...BROWSERS, chromium.executablePath(), WINDOWLESS]);

/** Starts a found browser for a script. Without a path Playwright starts its own. */
export const startBrowser = (path?: string, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

/** What the installers print: hundreds of lines, which only a failure needs. */
const printed: string[] = [];

function run(command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  printed.push(`$ ${command} ${args.join(' ')}`, stdout, stderr);
  return status === 0;
}

/** Installs a Chromium if there is none: Playwright's, or Debian's if permitted. */
function installChromium(): boolean {
  return (
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    run('npx', ['playwright', 'install', 'chromium']) ||
    (run('apt-get', ['update']) &&
      run('apt-get', ['install', '-y', 'chromium']) &&
      // The headless shell is optional: it only makes the tests faster.
      (run('apt-get', ['install', '-y', 'chromium-headless-shell']) || true))
  );
}

if (require.main === module && !findChromium()) {
  console.log('Installing Chromium for the browser tests …');
  const path = installChromium() && findChromium();
  if (path) {
    console.log(`Installed ${path}`);
  } else {
    console.error(printed.join('\n'));
    console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
    process.exitCode = 1;
  }
}
