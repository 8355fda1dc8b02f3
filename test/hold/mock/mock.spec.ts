import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Response } from '@playwright/test';
import { sampledScreens } from '@/features/preview/sampleVisits';
import sandbox from '../../../public/environments/sandbox.json';
import { dressBuild } from '../../../scripts/build/dressBuild';
import { documentsFolder } from '../../../scripts/documents/check';
import { startPreview } from '../../../scripts/previewServer';
import { addressOf, borrowerOf } from '../../../tools/proof/sampleScreens';
import { expect, test as base } from '../../e2e/fixtures';
import { chooseCard, loanDetail, pay, typeInto } from '../../e2e/steps';
import { PNG_FILE } from '../../support/picture';
import { type Prism, startPrism } from './prism';

/**
 * The built app against a lender that Stoplight Prism makes of `docs/api/openapi.json` alone: a server that nobody here
 * wrote. It answers with the file's examples, and refuses what the file does not allow.
 */

interface Mocked {
  /** The answers of Prism to the page. */
  readonly answers: readonly Response[];
}

const test = base.extend<Mocked, { readonly prism: Prism }>({
  prism: [
    async ({ browserName: _ }, use) => {
      const prism = await startPrism();
      await use(prism);
      await prism.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preview: [
    async ({ prism }, use) => {
      const root = mkdtempSync(path.join(tmpdir(), 'mock-'));
      cpSync('dist', root, { recursive: true });
      // Prism serves the paths of the file without a prefix.
      const prefixes = { generalPrefix: '', loanServicePrefix: '', promotionPrefix: '' };
      const environment = { ...sandbox, ...prefixes, apiBase: prism.origin };
      await dressBuild(root, environment, documentsFolder('sandbox'));
      const preview = await startPreview(0, { root });
      await use(preview);
      await preview.close();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  answers: async ({ page, prism }, use) => {
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(prism.origin)) answers.push(response);
    });
    await use(answers);
    expect(answers.flatMap(refusalOf)).toEqual([]);
  },
});

/** What Prism found against a request, by its own words. */
function refusalOf(response: Response): string[] {
  const found = response.headers()['sl-violations'];
  if (response.ok() && !found) return [];
  const { pathname } = new URL(response.url());
  return [`${response.request().method()} ${pathname} ${response.status()} ${found ?? ''}`];
}

const sent = (answers: readonly Response[], method: string, name: string) =>
  answers.filter((it) => it.request().method() === method && it.url().includes(name));

/** Waits until the page has sent a call and Prism has answered it. */
const answered = (answers: readonly Response[], name: string) =>
  expect.poll(() => sent(answers, 'POST', name).length, { message: name }).toBe(1);

for (const screen of sampledScreens) {
  test(`the screen ${screen.name} is answered`, async ({ page, open, lender, answers }) => {
    await open(addressOf(screen, lender), borrowerOf(screen));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    if ('asks' in screen.row) expect(answers).not.toEqual([]);
  });
}

test('a card payment and its SMS code are accepted', async ({ page, open, answers }) => {
  await open('/ynRepayChoose?amount=140557', 'dueTomorrow');
  await chooseCard(page, 'code');
  await pay(page).click();
  await page.getByLabel('验证码').pressSequentially('123456');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(loanDetail(page)).toBeVisible();
  await answered(answers, '/repayment-commit');
  await answered(answers, '/repayment-confirm');
});

test('a confirmation is accepted', async ({ page, open, answers }) => {
  await open('/confirm', 'newLoan');
  await page.getByRole('button', { name: 'Confirmar préstamo' }).click();
  await answered(answers, '/loan-detail-push');
});

test('a complaint with a picture is accepted', async ({ page, open, answers }) => {
  await open('/complaint', 'complainant');
  await page.getByRole('button', { name: 'Cobranza' }).click();
  await page.getByRole('button', { name: 'Llamadas a deshoras' }).click();
  await page.getByLabel('Descripción').fill('Me llaman antes de las siete.');
  await page.getByLabel('Agregar imagen').setInputFiles(PNG_FILE);
  await expect(page.getByText('Carga exitosa')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('dialog', { name: 'Su queja fue enviada' })).toBeVisible();
  await answered(answers, '/problem-save');
});

test('a registration is accepted', async ({ page, answers }) => {
  // A new picture empties the field of the captcha.
  const picture = page.waitForRequest(/get-captcha/);
  await page.goto('/promotion?id=1&app_from=a&user_from=b&utm_tag=c');
  await typeInto(page, '手机号', '13800138000');
  await picture;
  await typeInto(page, '图形验证码', 'abcd');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await answered(answers, '/get-sms');
  await typeInto(page, '短信验证码', '123456');
  await page.getByRole('button', { name: '立即申请' }).click();
  await expect(page.getByText('注册成功')).toBeVisible();
  await answered(answers, '/promotion/register');
});
