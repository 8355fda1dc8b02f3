import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import manifest from '../../../package.json';
import type { BorrowerName } from '../../../sandbox';
import { filesOf, plainText } from '../../support/filesOf';
import { brokenWords } from '../../support/layout';
import { policyOf } from '../../support/policyOf';
import { expect } from '../fixtures';
import { darkenedShare, HARDLY } from '../forcedDark';
import { APP, captchaShown, holdFiles, lastCode, linesOf, loanDetail } from '../steps';
import { byCommand, runBrand } from './inBrand';

/**
 * A country outside this repository, added by files only: `test/fixtures/country`. Its currency has no decimals and
 * stands after the amount; its languages have other numbers, and it has a logo, phone numbers of nine digits and a
 * time zone of its own. One of its colours is not readable.
 */
const COUNTRY = 'test/fixtures/country';
const ENGLISH = '7';

const FILE = `${COUNTRY}/andes.json`;

const DOCUMENTS = `${COUNTRY}/documents`;

const test = byCommand(FILE, DOCUMENTS);

// One worker for the file: each one would brand a copy of the build.
test.describe.configure({ mode: 'default' });

test('the branding reports the replaced colour and the documents without a translation', ({
  build: { remarks },
}) => {
  expect(remarks).toMatch(
    /theme\.fontColors\.secondary #94a3b8 is not readable on a light ground: #[0-9a-f]{6} is used/,
  );
  expect(remarks.match(/theme\./g)).toHaveLength(1);
  expect(remarks).toContain('there is no accessibility in en: it is shown in es');
});

test('the branding replaces the old brand completely, with its policy', async ({
  build: { root },
  request,
}) => {
  for (const file of filesOf(root)) {
    expect(plainText(path.join(root, file)), file).not.toMatch(/pr[eé]stamo ?claro|0b5d57/i);
  }
  const policy = policyOf((await request.get('/')).headers());
  expect(policy['connect-src']).toEqual(["'self'", 'https://stats.andes.example']);
  expect(policy['frame-src']).toEqual(["'none'"]);
});

test('a branded build has no developer switches, with any environment', ({ build: { root } }) => {
  const page = readFileSync(path.join(root, 'app.html'), 'utf8');
  expect(page).toContain('"features":{"devTools":true}');
});

test('an invalid environment is refused, without changes to the build', ({
  build: { root, environment },
}, testInfo) => {
  const written = () => filesOf(root).map((file) => statSync(path.join(root, file)).mtimeMs);
  const before = written();
  const wrong = testInfo.outputPath('wrong.json');
  writeFileSync(
    wrong,
    JSON.stringify({ ...environment, apiBase: 'http://far.example', appName: '' }),
  );
  const { status, stderr } = runBrand(wrong, root, DOCUMENTS);
  expect(status).toBe(1);
  expect(stderr).toMatch(/apiBase[\s\S]*appName/);
  expect(written()).toEqual(before);
});

/** The amounts among the visible texts: everything with the brand's currency, and every other sign of money. */
const amountsIn = async (place: Locator): Promise<readonly string[]> =>
  (await place.innerText()).match(/[\d.,]*\d\s?CLP|CLP\s?\d[\d.,]*|[$₹][\d.,]+/g) ?? [];

/** The amounts of a screen. Each must have the country's format. */
async function rightAmounts(place: Locator): Promise<readonly string[]> {
  const amounts = await amountsIn(place);
  for (const amount of amounts) expect(amount).toMatch(/^\d{1,3}(\.\d{3})*\u00a0CLP$/);
  return amounts;
}

/** Opens a screen while the app's script is held, so that the page shows only its placeholder. */
async function placeholderOf(page: Page, open: () => Promise<void>) {
  const deliver = await holdFiles(page, APP);
  const opening = open();
  const painted = page.locator('[data-early]');
  await expect(painted).toContainText('CLP');
  const early = await rightAmounts(painted);
  deliver();
  await opening;
  await expect(painted).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  return early;
}

const screens: readonly (readonly [path: string, borrower: BorrowerName, amount: string])[] = [
  ['/confirm', 'newLoan', '500.000\u00a0CLP'],
  ['/repay', 'dueTomorrow', '140.557\u00a0CLP'],
  ['/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow', '140.557\u00a0CLP'],
  ['/ynRepayChoose?amount=140557', 'dueTomorrow', '140.557\u00a0CLP'],
];

for (const [address, borrower, amount] of screens) {
  test(`${address}: amounts have no decimals and a currency after the number, in the placeholder too`, async ({
    page,
    open,
  }) => {
    const early = await placeholderOf(page, () => open(address, borrower));
    const shown = await rightAmounts(page.locator('#root'));
    expect(shown).toContain(amount);
    expect(shown).toEqual(expect.arrayContaining([...early]));
  });
}

test('a payment and its receipt are whole pesos, and the lender receives the same amount', async ({
  page,
  open,
  lender,
}) => {
  await open('/ynRepayChoose?amount=140557', 'dueTomorrow');
  await page.getByRole('radio', { name: /5678/ }).check({ force: true });
  await page.getByRole('button', { name: 'Confirmar pago' }).click();
  await expect(loanDetail(page)).toBeVisible();
  await expect(page.getByText('Su préstamo refleja este pago')).toBeVisible();
  await expect(page.locator('main')).toContainText('140.557\u00a0CLP');
  expect(await rightAmounts(page.locator('main'))).toContain('140.557\u00a0CLP');
  const sent = lender.requests.find(({ alias }) => alias === 'repaymentCommit');
  expect(sent?.body).toMatchObject({ amount: 140557 });
  expect(sent?.headers.language).toBe('5');
});

test('the number of a launch chooses its language, and an unknown number the default', async ({
  page,
  open,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open('/repayDelay', 'dueTomorrow', { language: ENGLISH });
  await expect(heading).toHaveText('Extend');
  await expect(page.getByText('14-day extension')).toBeVisible();
  await expect(page.getByText('by up to 14 days').first()).toBeVisible();
  expect(await rightAmounts(page.locator('#root'))).toContain('13.044\u00a0CLP');
  await open('/repayDelay', 'dueTomorrow', { language: '1' });
  await expect(heading).toHaveText('Extender plazo');
  await expect(page.getByText('hasta 14 días').first()).toBeVisible();
});

test('the comparison of an extension has room for the long currency on a narrow phone', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/repayDelay', 'dueTomorrow', { language: ENGLISH });
  await expect(page.getByRole('table')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test('an amount of ten digits breaks before its currency on a narrow phone', async ({
  page,
  open,
  lender,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount: 1_234_567_890 } });
  await open('/repay', 'dueTomorrow');
  const amount = page.locator('header dd').first();
  await expect(amount).toHaveText(/^1\.234\.567\.890\sCLP$/);
  await expect.poll(() => linesOf(amount)).toEqual(['1.234.567.890', 'CLP']);
});

test('the country’s logo appears on public pages, on the promotion, in the icons and the share image', async ({
  page,
  request,
}) => {
  const logo = readFileSync(`${DOCUMENTS}/logo.svg`, 'utf8');
  const picture = page.locator('img[src="/logo.svg"]');
  for (const address of ['/', '/About', '/promotion?id=2']) {
    await page.goto(address);
    await expect(picture.first()).toBeVisible();
    expect(await picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  }
  expect(await (await request.get('/logo.svg')).text()).toBe(logo);
  expect(await (await request.get('/icon.svg')).text()).toContain('M6 52 24 18l10 18 8-12 16 28z');
  await page.goto('/');
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(share ?? '', page.url()).pathname).toBe('/share.png');
  // The mountain and the plate are in the logo only.
  expect(await coloursOf(page, '/share.png')).toEqual({ mountain: true, plate: true });
  expect(await coloursOf(page, '/icon-180.png')).toEqual({ mountain: true, plate: true });
});

/** Whether a picture has the colours of the logo's mountain, and of the white plate around the logo. */
const coloursOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const has = (red: number, green: number, blue: number) => {
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
      return false;
    };
    return { mountain: has(0xe0, 0xf2, 0xfe), plate: has(255, 255, 255) };
  }, address);

interface Version {
  readonly documents: Readonly<Record<string, { readonly sha256: string }>>;
}

test('the country’s documents contain its amounts, and version.json has the hash of the shown text', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Un ejemplo' })).toContainText('168.429\u00a0CLP');
  await expect(page.getByText('Carga anual equivalente').first()).toBeVisible();
  const served = page.waitForResponse('**/documents/es/privacy.json');
  await page.goto('/PrivacyPolicy?language=5');
  const version = (await (await request.get('/version.json')).json()) as Version;
  const hash = createHash('sha256').update(await (await served).body());
  expect(version).toMatchObject({ release: manifest.version, brand: 'andes-cl' });
  expect(version.documents['/documents/es/privacy.json']?.sha256).toBe(hash.digest('hex'));
  await page.goto('/Loan');
  await expect(
    page.getByText('Hasta 14 días; la prórroga cuesta 8 % de la cuota, más 16 % de impuesto.'),
  ).toBeVisible();
  await page.goto(`/?language=${ENGLISH}`);
  await expect(page.getByRole('region', { name: 'An example' })).toContainText('168.429\u00a0CLP');
});

test('a document without a translation is shown in the default language, and the page marks it', async ({
  page,
}) => {
  await page.goto(`/Accessibility?language=${ENGLISH}`);
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByText('Versión 2 · Vigente desde el 2026-05-01 · Aprobado por Estudio Jurídico Andes'),
  ).toBeVisible();
});

test('the promotion has the country’s language and phone numbers, and does not wait for a conversion', async ({
  page,
  lender,
}) => {
  const told: unknown[] = [];
  // This route never answers.
  await page.route('**/conversions', (route) => void told.push(route.request().postDataJSON()));
  await page.goto('/promotion?id=2&UC=c-9&links_id=L1');
  const phone = page.getByRole('textbox', { name: 'Número de celular' });
  await phone.fill('912345678');
  await expect(phone).toHaveValue('9 1234 5678');
  await captchaShown(page);
  await page.getByRole('textbox', { name: 'Código de la imagen' }).fill(lastCode(lender));
  await page.getByRole('button', { name: 'Obtener código' }).click();
  await expect(page.getByText('¡Enviamos el código, revise su celular!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Código SMS' }).fill(lastCode(lender));
  await page.getByRole('button', { name: 'Solicitar ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Descargue la app' })).toBeVisible();
  const conversion = { UC: 'c-9', page_id: '2', app_from: '', user_from: '', utm_tag: '' };
  expect(told).toEqual([{ event: 'register', ...conversion }]);
});

/** A colour without a channel below 230. */
const LIGHT = /^rgb\((2[3-5]\d(, )?){3}\)$/;

test.describe('a brand that is always light, where the device asks for the dark look, and the browser darkens pages', () => {
  test.use({ colorScheme: 'dark' });

  test('stays light on each page', async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', LIGHT);
    expect(await darkenedShare(page)).toBeLessThan(HARDLY);
    for (const path of ['/promotion?id=2', '/', '/Policy']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(body).toHaveCSS('background-color', LIGHT);
      expect(await darkenedShare(page), path).toBeLessThan(HARDLY);
    }
  });

  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false, isHeld: false });

    for (const path of ['/confirm', '/aboutUs', '/warm.html', '/promotion', '/nowhere']) {
      test(`${path} is light`, async ({ page }) => {
        await page.goto(path);
        // The text's default colour is the one of the ground's scheme.
        await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)');
        await expect(page.locator('html')).not.toHaveCSS('color-scheme', 'dark');
      });
    }
  });
});
