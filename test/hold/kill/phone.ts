import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/ensureChromium';

/** A phone's browser with a profile on the disk. Android kills an app together with the browser of its web view. */
export interface Phone {
  /** Starts the browser with the profile as the last kill has left it. */
  readonly start: (origin: string) => Promise<Page>;
  /** Ends all processes of the browser at once: nothing in memory reaches the disk. */
  readonly kill: () => Promise<void>;
  readonly discard: () => void;
}

const LAUNCH = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-MX',
};

export function createPhone(): Phone {
  const profile = mkdtempSync(path.join(tmpdir(), 'h5-kill-'));
  // The profile names its browser: `<host>-<pid>`. Playwright starts it as the leader of its own process group.
  const pid = () => Number(readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1));
  return {
    async start(origin) {
      const executablePath = findBrowser();
      const context = await chromium.launchPersistentContext(profile, {
        ...LAUNCH,
        baseURL: origin,
        ...(executablePath && { executablePath }),
      });
      return context.pages()[0] ?? context.newPage();
    },
    async kill() {
      const leader = pid();
      if (!isAlive(leader)) return;
      process.kill(-leader, 'SIGKILL');
      while (isAlive(leader)) await wait(5);
    },
    discard: () => {
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
