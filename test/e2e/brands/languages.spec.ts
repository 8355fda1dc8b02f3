import { expect } from '../fixtures';
import { byCommand } from './inBrand';

/** A brand with languages that are not part of the app: `npm run brand` adds their catalogues to a build. */
const EXAMPLE = 'test/fixtures/languages';

const test = byCommand(`${EXAMPLE}/bahari.json`, `${EXAMPLE}/documents`);

test.describe.configure({ mode: 'default' });

const LANGUAGES = [
  {
    language: '2',
    code: 'pt',
    home: 'Um empréstimo curto, com a conta toda à vista',
    unknown: 'Não sabemos se o seu pagamento foi feito',
    check: 'Consultar estado',
    checking: 'Estamos a verificar o seu pagamento',
    sent: /Enviado às \d\d:\d\d, ainda sem resposta/,
  },
  {
    language: '3',
    code: 'sw',
    home: 'Mkopo mfupi, na gharama zote wazi',
    unknown: 'Hatujui kama malipo yako yamefanikiwa',
    check: 'Angalia hali',
    checking: 'Tunakagua malipo yako',
    sent: /Yalitumwa \d\d:\d\d, bado hakuna jibu/,
  },
];

for (const { language, code, home, unknown, check, checking, sent } of LANGUAGES) {
  test(`the public page and a lost payment are in ${code}`, async ({ page, open, lender }) => {
    await page.goto(`/?language=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
    await expect(page.locator('html')).toHaveAttribute('lang', code);

    lender.fault('repaymentCommit', { kind: 'status', status: 502, body: 'html', times: 1 });
    await open('/ynRepayChoose?amount=140557', 'dueTomorrow', { language });
    await page.getByRole('radio', { name: /5678/ }).check();
    await page.locator('footer button:enabled').first().click();
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(page.getByRole('button', { name: check })).toBeVisible();
    await expect(page.locator('main')).toContainText('1,405.57');

    await open('/loanDetail', 'dueTomorrow', { language });
    await expect(page.getByText(checking)).toBeVisible();
    await expect(page.getByText(sent)).toBeVisible();
  });
}
