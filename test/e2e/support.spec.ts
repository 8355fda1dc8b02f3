import { expect, test } from './fixtures';

test('customer service in a plain browser has a telephone link', async ({ page, open }) => {
  await open('/Dag', 'complainant');
  await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+525555550100',
  );
  await expect(page.getByRole('link', { name: 'Enviar correo' })).toHaveAttribute(
    'href',
    'mailto:ayuda@prestamoclaro.example',
  );
});

test('customer service within the native app calls, and opens a WhatsApp chat', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    const callPhone = (json: string) => calls.push(json);
    Object.assign(window, { android: { callPhone }, calls });
  });
  await open('/Dag', 'complainant');
  await page.getByRole('button', { name: 'Llamar' }).tap();
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual([
    JSON.stringify({ phone: '+52 55 5555 0100' }),
  ]);
  const chat = page.getByRole('link', { name: 'Chat' });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/525500000030');
});

const documents = [
  ['/PrivacyPolicy', 'Aviso de privacidad'],
  ['/agony', 'Contrato de préstamo a plazo'],
  ['/loanTerms', 'Términos y condiciones del préstamo'],
] as const;

for (const [path, title] of documents) {
  test(`${title}: contents, line length and print`, async ({ page, open }) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(title));
    const last = page.getByRole('navigation').getByRole('link').last();
    const section = (await last.innerText()).trim();
    const address = page.url();
    await last.tap();
    const heading = page.getByRole('heading', { level: 2, name: section });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(page.url()).toBe(address);

    const paragraph = page.getByRole('article').locator('p').first();
    const characters = await paragraph.evaluate((element) => {
      const width = element.getBoundingClientRect().width;
      return width / (parseFloat(getComputedStyle(element).fontSize) * 0.5);
    });
    expect(characters).toBeLessThan(80);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page of the native app shows an error if nothing opens', async ({ page, open }) => {
  await open('/recommendList', 'settled');
  await expect(page.getByText(/Si no se abre nada/)).toBeVisible();
});
