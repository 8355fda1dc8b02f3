import { brokenWords } from '../../tools/proof/sheets/photograph';
import { expect, test } from './fixtures';
import { chooseCard, linesOf, pay } from './steps';

test.use({ viewport: { width: 320, height: 640 } });

test('the labels of two complaint tabs do not overlap, and break between words only', async ({
  page,
  open,
}) => {
  await open('/complaintList', 'complainant');
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const overflows = await tabs.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(...overflows)).toBe(0);
  expect(await brokenWords(page)).toEqual([]);
});

test('the picture tiles contain their labels', async ({ page, open }) => {
  await open('/complainPageNext?problemType=2', 'complainant');
  const tile = page.locator('label', { hasText: 'Agregar imagen' });
  await expect(tile).toBeVisible();
  const overflow = await tile.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const { bottom, right } = words.getBoundingClientRect();
    const box = label.getBoundingClientRect();
    return Math.max(bottom - box.bottom, right - box.right);
  });
  expect(overflow).toBeLessThan(-2);
});

test('a reference of 16 digits stands on one line', async ({ page, open }) => {
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  const reference = page.locator('dd', { hasText: /^(\d{4} ){3}\d{4}$/ });
  await expect(reference).toBeVisible();
  const lines = await reference.evaluate((value) => {
    const text = document.createRange();
    text.selectNodeContents(value);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('an e-mail address breaks before its points and its @ only', async ({
  page,
  open,
  lender,
}) => {
  const email = 'privacidad@nuevopesofacil.example';
  lender.fault('getWhatsapp', { kind: 'patch', data: { email } });
  await open('/Dag', 'settled');
  const address = page.locator('dd', { hasText: email });
  await expect(address).toBeVisible();
  await expect.poll(() => linesOf(address)).toEqual(['privacidad', '@nuevopesofacil', '.example']);
});

test('a title, and the banner of a payment of unknown outcome, break between words only with text twice as large', async ({
  page,
  open,
  lender,
}) => {
  lender.fault('repaymentCommit', { kind: 'status', status: 502, body: 'html' });
  await open('/ynRepayChoose?amount=100000', 'dueTomorrow');
  await chooseCard(page, 'noCode');
  await pay(page).click();
  await expect(page.getByRole('button', { name: '查询状态' })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await open('/repay', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Consultar estado' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instrucciones de pago');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  expect(await brokenWords(page)).toEqual([]);
});

test('the two steps that unlock a payment by hand break between words only with text twice as large', async ({
  page,
  open,
  lender,
}) => {
  await page.clock.install();
  lender.fault('repaymentCommit', { kind: 'status', status: 502, body: 'html', times: 1 });
  await open('/ynRepayChoose?amount=100000', 'dueTomorrow');
  await chooseCard(page, 'noCode');
  await pay(page).click();
  await expect(page.getByRole('button', { name: '查询状态' })).toBeVisible();
  await page.clock.fastForward('24:01:00');
  lender.refuse('loanDetails', { code: '1', message: 'no' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  // The payment is listed on the Spanish screen, too.
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  await page.getByRole('button', { name: 'Consultar estado' }).click();
  await page.getByRole('button', { name: 'No se pagó' }).click();
  await expect(
    page.getByRole('button', { name: 'Ya revisé: no se pagó. Pagar de nuevo' }),
  ).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

// The notices have words that are wider than a phone with doubled text.
for (const path of ['/', '/About', '/Contact', '/Accessibility']) {
  test(`the public page ${path} breaks between words only with text twice as large`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
