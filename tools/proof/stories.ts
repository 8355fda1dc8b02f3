import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import { openSandbox } from '../../sandbox/server';
import { startCommand } from '../../scripts/build/command';
import { findChromium, startBrowser } from '../../scripts/ensureChromium';
import { languagesOf } from '../../src/platform/environment/language';
import { environmentOf } from '../../stories/support/brands';
import { RULES_OF_PAGES } from '../../stories/support/rulesOfPages';
import { contactSheets } from './sheets/contactSheet';
import { brokenWords, openPhone, type Picture, troublesOf } from './sheets/photograph';

startCommand(
  'npm run proof -- stories [--brand peso] [--language es] [--width 320] [--text 32] [--look dark] [--only money]\n  --brand and --language can be repeated; without --language every language of the brand is shown',
);

/**
 * Opens every story of a built Storybook, each as a phone of 640 px height shows it before one scrolls. Writes the pictures to
 * `sheets/stories/`. Prints errors of stories, what axe finds, and layout errors that the browser can find.
 */
const { values } = parseArgs({
  options: {
    brand: { type: 'string', multiple: true, default: ['sandbox', 'rupee'] },
    language: { type: 'string', multiple: true },
    width: { type: 'string', default: '360' },
    text: { type: 'string', default: '16' },
    look: { type: 'string', default: 'light' },
    only: { type: 'string', default: '' },
  },
});

const HEIGHT = 640;
/** The rows of a contact sheet: all states of money stand on one. */
const ROWS = 5;
/** The width of a picture on a contact sheet, in pixels. */
const SHEET_WIDTH = 240;
const BUILT = 'dist-stories';

interface Stories {
  readonly entries: Readonly<Record<string, { readonly title: string; readonly name: string }>>;
}

interface Showing {
  readonly browser: Browser;
  readonly origin: string;
  /** The globals of Storybook's toolbar. */
  readonly globals: string;
  readonly folder: string;
}

async function showStory(id: string, name: string, showing: Showing): Promise<Picture> {
  const { browser, origin, globals, folder } = showing;
  const look = values.look === 'dark' ? 'dark' : 'light';
  const page = await openPhone(browser, {
    width: Number(values.width),
    height: HEIGHT,
    text: Number(values.text),
    look,
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${line.text()} ${line.location().url}`);
  });
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const ended = page.locator('body[data-story="ended"], body.sb-show-errordisplay');
  await ended.waitFor({ state: 'attached' });
  const failure = page.locator('.sb-show-errordisplay #error-message');
  if (await failure.count()) errors.push((await failure.innerText()).split('\n')[0] ?? '');
  const file = path.join(folder, `${id}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  const troubles = [
    ...errors,
    ...(await findingsOf(page)),
    ...(await troublesOf(page)),
    ...(await brokenWords(page)),
  ];
  await page.context().close();
  return { name, file, troubles };
}

const findingsOf = async (page: Page): Promise<string[]> =>
  (
    await new AxeBuilder({ page }).exclude('.sb-wrapper').disableRules(RULES_OF_PAGES).analyze()
  ).violations.map(
    ({ id, nodes }) => `axe: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );

/** Shows every story in one brand and language. Returns the number of stories with troubles. */
async function showAll(brand: string, language: string, browser: Browser, origin: string) {
  const answer = await fetch(`${origin}/index.json`);
  const { entries } = (await answer.json()) as Stories;
  const folder = path.join(
    'sheets',
    'stories',
    [brand, language, values.width, values.text, values.look].join('-'),
  );
  mkdirSync(folder, { recursive: true });
  const showing = { browser, origin, globals: `brand:${brand};language:${language}`, folder };
  const pictures: Picture[] = [];
  for (const [id, { title, name }] of Object.entries(entries)) {
    if (!id.includes(values.only)) continue;
    const picture = await showStory(id, `${title}: ${name}`, showing);
    picture.troubles.forEach((trouble) => {
      console.log(`${folder} ${id}: ${trouble}`);
    });
    pictures.push(picture);
  }
  await contactSheets(browser, pictures, SHEET_WIDTH, folder, ROWS);
  console.log(`${folder}: ${String(pictures.length)} stories`);
  return pictures.filter(({ troubles }) => troubles.length > 0).length;
}

async function main(): Promise<void> {
  const files = sirv(BUILT, { dev: true });
  // A story's lender is in its page; a picture is loaded from the server.
  const { listener } = openSandbox({});
  const server = createServer((request, response) => {
    // A browser with windows asks for it: a missing one would be an error of the first story.
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    listener(request, response, () => {
      files(request, response);
    });
  }).listen(0);
  const origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const browser = await startBrowser(findChromium());
  try {
    let troubled = 0;
    for (const brand of values.brand) {
      const spoken = languagesOf(environmentOf(brand));
      for (const language of spoken.filter((it) => values.language?.includes(it) ?? true)) {
        troubled += await showAll(brand, language, browser, origin);
      }
    }
    process.exitCode = troubled ? 1 : 0;
  } finally {
    await browser.close();
    server.close();
  }
}

void main();
