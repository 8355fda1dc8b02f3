import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { watchShifts } from './steps';

const submit = (page: Page) => page.getByRole('button', { name: 'Confirmar préstamo' });
const pushes = (lender: Lender) => received(lender, 'loanDetailPush');

test.describe('the confirmation of a loan', () => {
  test(
    'leads to the loan, with no session value in the address',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      await open('/confirm', 'newLoan');
      await expect(submit(page)).toBeEnabled();
      await submit(page).click();

      await expect(page).toHaveURL(/\/loanDetail\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalle del préstamo');
      expect(new URL(page.url()).searchParams.get('from')).toBe('confirm');
      const { userId = '', sessionId = '', deviceId = '' } = lender.launch('newLoan');
      for (const value of [userId, sessionId, deviceId]) expect(page.url()).not.toContain(value);
      expect(pushes(lender)).toHaveLength(1);
      expect(pushes(lender)[0]?.body).toMatchObject({ termUnit: 'D' });
    },
  );

  test('has no session value in the referrer of the first request', async ({
    page,
    lender,
    open,
  }) => {
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer));
    await open('/confirm', 'newLoan');
    await submit(page).waitFor();
    expect(referrers.filter(Boolean)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const { userId = '', sessionId = '' } = lender.launch('newLoan');
    expect(kept).not.toContain(userId);
    expect(kept).not.toContain(sessionId);
  });
});

test('the loan’s costs cause no layout shift on a phone that lies on its side', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  const shiftNow = await watchShifts(page);
  await open('/confirm', 'newLoan');
  await expect(page.getByRole('heading', { name: 'Lo que cuesta este préstamo' })).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await shiftNow()).toBeLessThan(0.001);
});
