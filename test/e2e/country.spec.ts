import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LenderOptions } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import { type Preview, startPreview } from '../../scripts/previewServer';
import { expect, test as base } from './fixtures';
import { captchaShown, lastCode } from './steps';

/**
 * A country outside this repository, added by files only: `test/fixtures/country`. It groups digits in fours, has
 * phone numbers of eight digits, the time zone +05:45, Hindi as its default language, and text prices
 * without decimals.
 */
const COUNTRY = 'test/fixtures/country';

const test = base.extend<object, { readonly preview: Preview }>({
  preview: [
    async ({ browserName: _ }, use) => {
      const dist = mkdtempSync(path.join(tmpdir(), 'country-'));
      cpSync('dist', dist, { recursive: true });
      const file = `${COUNTRY}/himal.json`;
      const run = ['--import', 'tsx', 'scripts/brand.ts', file, dist, `${COUNTRY}/documents`];
      execFileSync(process.execPath, run, { stdio: 'pipe' });
      const environment = JSON.parse(readFileSync(file, 'utf8')) as LenderOptions['environment'];
      const preview = await startPreview(0, { root: dist, environment });
      await use(preview);
      await preview.close();
      rmSync(dist, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('its public pages show its documents in its script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('छोटा ऋण, पूरा हिसाब सामने');
  await expect(page.getByText('हि १५’४४८८')).toBeVisible();
  await page.goto('/About');
  await expect(page.getByText('हिमाल ऋण में आपका स्वागत है!')).toBeVisible();
  await page.goto('/Loan?language=2');
  await expect(page.getByText('Hasta 14 días; la prórroga cuesta हि 1500·00.')).toBeVisible();
});

test('amounts, days and dates have its format', async ({ page, open, lender }) => {
  const data = { amount: 1_500_000_000, firstPayTime: 1_767_206_700 };
  lender.fault('loanDetailConfirm', { kind: 'patch', data });
  await open('/confirm', 'newLoan', { language: '' });
  await expect(page.locator('header').getByText('हि 1500’0000·00')).toBeVisible();
  // 18:45 UTC on the last day of the year is half past midnight in the country.
  await expect(page.getByText('2026-01-01').first()).toBeVisible();
  await open('/repayDelay', 'dueTomorrow', { language: '3' });
  await expect(page.getByText('ज़्यादा से ज़्यादा 14 दिन आगे').first()).toBeVisible();
});

test('its notices are shown, and its phone numbers can register', async ({ page, lender }) => {
  await page.goto(launchAddress(lender, '/PrivacyPolicy', 'settled', { language: '3' }));
  await expect(page.getByText('चेहरे की तस्वीर 30 दिनों में मिटा दी जाती है।')).toBeVisible();
  await page.goto('/promotion?id=2&app_from=a&user_from=b&utm_tag=c&down_id=1');
  const phone = page.getByRole('textbox', { name: 'मोबाइल नंबर' });
  await phone.fill('912345678');
  await expect(phone).toHaveValue('9123 4567');
});

test('a conversion is sent to its address, and registration does not wait for it', async ({
  page,
  lender,
}) => {
  const told: unknown[] = [];
  // This route never answers.
  await page.route('**/conversions', (route) => void told.push(route.request().postDataJSON()));
  await page.goto('/promotion?id=2&UC=c-9&links_id=L1');
  await page.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill('91234567');
  await captchaShown(page);
  await page.getByRole('textbox', { name: 'तस्वीर का कोड' }).fill(lastCode(lender));
  await page.getByRole('button', { name: 'कोड पाएँ' }).click();
  await expect(page.getByText('कोड भेज दिया गया है। अपना फ़ोन देखें!')).toBeVisible();
  await page.getByRole('textbox', { name: 'SMS कोड' }).fill(lastCode(lender));
  await page.getByRole('button', { name: 'अभी आवेदन करें' }).click();
  await expect(page.getByRole('heading', { name: 'ऐप डाउनलोड करें' })).toBeVisible();
  const conversion = { UC: 'c-9', page_id: '2', app_from: '', user_from: '', utm_tag: '' };
  expect(told).toEqual([{ event: 'register', ...conversion }]);
});

test('the build says which document is shown in the default language, and the page marks it', async ({
  page,
}) => {
  await page.goto('/Accessibility?language=2');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'hi');
  await expect(
    page.getByText('संस्करण २ · 2026-05-01 से लागू · हिमाल विधि कक्ष द्वारा स्वीकृत'),
  ).toBeVisible();
});
