import type { Browser, Page } from '@playwright/test';
import type { AskingScreen } from '../../src/navigation/screens/trials';
import { launchAddress } from '../../test/e2e/fixtures';
import type { Lender, ReceivedRequest } from '../../test/sandbox';
import { type Look, plainPage, type RecordedRequest } from './plainPage';
import { addressOf, borrowerOf } from './screens';

/** A screen's address, the text that marks its data, and the page that asks the same by hand. */
export interface Comparison {
  readonly address: string;
  readonly mark: string;
  readonly plain: string;
}

/** What the app itself sets, as opposed to the browser. */
const OWN_HEADERS =
  /^(content-type|x-requested-with|swift|eyes|crp_phe|dearest|showy|dearer|language)$/;

/** Opens a screen once to learn what it asks first, and writes the page that asks the same by hand. */
export async function compare(
  browser: Browser,
  origin: string,
  lender: Lender,
  screen: AskingScreen,
): Promise<Comparison> {
  const page = await browser.newPage();
  const { path, mark, shown } = screen;
  const address = origin + launchAddress(lender, addressOf(screen, lender), borrowerOf(screen));
  const asked = lender.requests.length;
  await page.goto(address, { waitUntil: 'networkidle' });
  const look = await lookOf(page);
  await page.close();
  const first = lender.requests.slice(asked).find(({ alias }) => alias);
  if (!first) throw new Error(`${path} asks nothing`);
  const request = recorded(first);
  const { url, method, headers, body } = request;
  const answer = await lender.fetch(url, { method, headers, body });
  const { data } = (await answer.json()) as { data: unknown };
  return { address, mark: shown ?? textAt(data, mark), plain: plainPage(request, look) };
}

/** What a page looks like, without what only its own scripts need. */
const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => ({
    html: document.getElementById('root')?.innerHTML ?? '',
    css: [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(''),
  }));

function recorded({ method, path, search, headers, rawBody }: ReceivedRequest): RecordedRequest {
  const own = Object.entries(headers).filter(([name]) => OWN_HEADERS.test(name));
  return { method, url: path + search, headers: Object.fromEntries(own), body: rawBody || null };
}

/** The text at a dotted path of an answer's data. */
export function textAt(data: unknown, field: string): string {
  const found = field
    .split('.')
    .reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], data);
  if (typeof found !== 'string' || !found) throw new Error(`The answer has no text at ${field}`);
  return found;
}
