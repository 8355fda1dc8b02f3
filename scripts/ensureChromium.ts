import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a system's own Chromium lives; `CHROMIUM_PATH` comes first. */
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium that is on this machine: one that is named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [named, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path): path is string => !!path && existsSync(path),
  );
}

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs a Chromium when there is none: Playwright's, else Debian's where we may. */
function installChromium(): boolean {
  return (
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    run('npx', ['playwright', 'install', 'chromium']) ||
    (run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium']))
  );
}

if (require.main === module && !findChromium()) {
  const isInstalled = installChromium() && findChromium();
  if (!isInstalled) {
    console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
    process.exitCode = 1;
  }
}
