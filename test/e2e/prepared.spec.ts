import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchAddress } from '../../sandbox/launchAddress';
import { findBrowser } from '../../scripts/ensureChromium';
import { startPreview } from '../../scripts/previewServer';
import { expect, test } from './fixtures';

/**
 * A launch that Chromium prerenders (docs/reference/launch.md#another-borrower). Chromium prerenders no page of a browser that
 * is automated, so this one runs by itself and the server tells what it does.
 */

/** The pages of a server, with the paths that were asked for. */
class AskedPages extends Map<string, string> {
  readonly asked: string[] = [];

  override get(path: string): string | undefined {
    this.asked.push(path);
    return super.get(path);
  }
}

/** What a page tells at its end: whether it is prerendered, its query, and the stored items. */
const tell = `<script>addEventListener('load', () => setTimeout(() => fetch('/told/' + [
  document.prerendering, location.search.includes('sessionId'), localStorage.length, sessionStorage.length])))</script>`;

test('a prerendered launch asks, stores and reports nothing before it is shown', async ({
  browserName: _,
}, testInfo) => {
  const pages = new AskedPages();
  const preview = await startPreview(0, { pages, isReporting: true });
  const { lender, origin, reports } = preview;
  const launch = launchAddress(lender, '/loanDetail', 'dueTomorrow');
  const rules = { prerender: [{ urls: [launch], eagerness: 'immediate' }] };
  // The policy of the page would refuse the test's script.
  const page = readFileSync('dist/loanDetail/index.html', 'utf8')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('"reportUrl":""', '"reportUrl":"/reports"');
  pages.set('/loanDetail', page.replace('</body>', `${tell}</body>`));
  pages.set(
    '/host.html',
    `<script type="speculationrules">${JSON.stringify(rules)}</script><script>
    setInterval(async () => {
      if ((await (await fetch('/order')).text()) === 'open') location.href = ${JSON.stringify(launch)};
    }, 100)</script>`,
  );
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const profile = `--user-data-dir=${testInfo.outputPath('profile')}`;
  const browser = spawn(
    findBrowser() ?? chromium.executablePath(),
    [...options, profile, `${origin}/host.html`],
    { stdio: 'ignore' },
  );
  try {
    const told = () => pages.asked.filter((path) => path.startsWith('/told/'));
    await expect.poll(told).toEqual(['/told/true,true,0,0']);
    expect(pages.asked.filter((path) => path.startsWith('/assets/app.'))).toHaveLength(1);
    expect(lender.requests).toEqual([]);
    expect(reports).toEqual([]);

    pages.set('/order', 'open');
    const asked = () => lender.requests.map(({ alias }) => alias);
    // Once, and first: the shown screen reads ahead soon after.
    await expect.poll(() => asked()[0]).toBe('loanDetails');
    expect(asked().filter((alias) => alias === 'loanDetails')).toHaveLength(1);
    expect(pages.asked.filter((path) => path === '/loanDetail')).toHaveLength(1);
  } finally {
    browser.kill();
    await preview.close();
  }
});
