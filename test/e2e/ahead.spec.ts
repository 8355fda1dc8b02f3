import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { expect, test } from './fixtures';

/** The scripts requested since this call. */
function newScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/** The script files of a screen's page and of its Spanish texts. */
function filesOf(screen: string): readonly string[] {
  const html = readFileSync(`dist/${screen}/index.html`, 'utf8');
  const texts = /"es":\[([^\]]*)\]/.exec(html)?.[1] ?? '';
  const scripts = [...html.matchAll(/<script defer src="[^"]+"/g)].join();
  return [...(scripts + texts).matchAll(/assets\/[\w.]+\.js/g)].map(([file]) => file);
}

const timesAsked = (lender: Lender, alias: string) =>
  lender.requests.filter((request) => request.alias === alias).length;

test('the next screen’s code and texts are loaded before the tap', async ({ page, open }) => {
  const loaded = newScripts(page);
  await open('/loanDetail', 'dueTomorrow');
  const repay = page.getByRole('button', { name: 'Pagar', exact: true });
  await expect(repay).toBeEnabled();
  const files = filesOf('repay');
  const isLoaded = (file: string) => loaded.some((address) => address.endsWith(file));
  await expect.poll(() => files.every(isLoaded)).toBe(true);
  const asked = newScripts(page);
  await repay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  // The screen loads the screens after it as soon as it is idle.
  expect(asked.filter((address) => files.some((file) => address.endsWith(file)))).toEqual([]);
});

test('a touch sends a read without side effects, and the tap does not repeat it', async ({
  page,
  open,
  lender,
}) => {
  await open('/loanDetail', 'dueTomorrow');
  const repay = page.getByRole('button', { name: 'Pagar', exact: true });
  await repay.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
  await expect.poll(() => timesAsked(lender, 'loanPlayDetail')).toBe(1);
  await repay.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  expect(timesAsked(lender, 'loanPlayDetail')).toBe(1);
});
