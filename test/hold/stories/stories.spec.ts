import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import sirv from 'sirv';
import { languagesOf } from '@/platform/environment/language';
import { openSandbox } from '../../../sandbox/server';
import { environmentOf } from '../../../stories/support/brands';
import { RULES_OF_PAGES } from '../../../stories/support/rulesOfPages';
import { setTextSize } from '../../support/layout';
import { listening } from '../../support/port';
import { keepPicture, phoneOf, textSize, widthsOr } from '../pictures';

/** Every story of a built Storybook, as a phone of 640 px height shows it before one scrolls. */
const BUILT = 'dist-stories';

const { entries } = JSON.parse(readFileSync(`${BUILT}/index.json`, 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly title: string; readonly name: string }>>;
};

const test = base.extend<object, { readonly origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const files = sirv(BUILT, { dev: true });
      // A story's lender is in its page; a picture is loaded from the server.
      const { listener } = openSandbox({});
      const server = createServer((request, response) => {
        // A browser with windows asks for it: a missing one would be an error of the first story.
        if (request.url === '/favicon.ico') response.writeHead(204).end();
        else listener(request, response, () => files(request, response));
      });
      await use(`http://localhost:${String(await listening(server))}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(`${line.text()} ${line.location().url}`);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

const settings = ['sandbox', 'rupee'].flatMap((brand) =>
  languagesOf(environmentOf(brand)).flatMap((language) =>
    widthsOr([360]).map((width) => ({ brand, language, width })),
  ),
);

for (const { brand, language, width } of settings) {
  test.describe(`${brand} ${language} ${width}`, () => {
    test.use(phoneOf(width, 640));

    for (const [id, { title, name }] of Object.entries(entries)) {
      test(`${title}: ${name}`, async ({ page, origin }, info) => {
        await setTextSize(page, textSize);
        const globals = `brand:${brand};language:${language}`;
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        const failure = page.locator('body.sb-show-errordisplay #error-message');
        await expect(page.locator('body[data-story="ended"]').or(failure)).toBeAttached();
        await expect.soft(failure).toHaveCount(0);
        await keepPicture(page, [`stories/${brand}`, width, language], id, info);
        expect(await findingsOf(page)).toEqual([]);
      });
    }
  });
}

const findingsOf = async (page: Page): Promise<string[]> =>
  (
    await new AxeBuilder({ page }).exclude('.sb-wrapper').disableRules(RULES_OF_PAGES).analyze()
  ).violations.map(
    ({ id, nodes }) => `axe: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
