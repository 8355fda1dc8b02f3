import { expect, test } from './fixtures';

test('a legal document: contents, line length and print', async ({ page, open }) => {
  const title = 'Aviso de privacidad';
  await open('/PrivacyPolicy');
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
