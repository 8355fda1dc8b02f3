import type { Browser } from '@playwright/test';
import type { Lender, ReceivedRequest } from '../../../sandbox';
import type { Preview } from '../../../scripts/previewServer';
import { answerTo, askingScreens, launchOf, shownTextIn, textAt } from '../sampleScreens';
import { type Drawn, minimalPage, plainPage, type RecordedRequest, type Snapshot } from './pages';

/** A page that the bench measures. */
export interface Subject {
  readonly path: string;
  readonly address: string;
  /** Returns a text of the answer. The page shows the answer's data when this text is visible. */
  readonly shownTextIn: (data: unknown) => string;
}

/** Every borrower screen with a first request, and the promotion. */
export const subjectsOf = (lender: Lender): readonly Subject[] => [
  ...askingScreens.map((screen) => ({
    path: screen.path,
    address: launchOf(screen, lender),
    shownTextIn: (data: unknown) => shownTextIn(screen, data),
  })),
  {
    path: '/promotion',
    address: '/promotion?id=1&links_id=1',
    shownTextIn: (data) => textAt(data, 'title'),
  },
];

/** A text of the answer, and two pages that send the same request as the screen. */
export interface Comparison {
  readonly shownText: string;
  readonly plain: string;
  readonly minimal: string;
}

/** Opens a screen once to record its first request and its markup. */
export async function compare(
  browser: Browser,
  { origin, lender }: Preview,
  { path, address, shownTextIn }: Subject,
  script: string,
): Promise<Comparison> {
  const page = await browser.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  const asked = lender.requests.length;
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  const snapshot = await page.evaluate(takeSnapshot);
  await page.close();
  const first = lender.requests.slice(asked).find(({ alias }) => alias);
  if (!first) throw new Error(`${path} sent no request`);
  const request = recorded(first);
  return {
    shownText: shownTextIn(await answerTo(lender, first)),
    plain: plainPage(request, snapshot),
    minimal: minimalPage(script, request, snapshot),
  };
}

/** Runs in the page: returns its markup without the parts that only its own scripts need. */
function takeSnapshot(): Snapshot {
  const drawn = (node: Node): Drawn[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes].filter(({ name }) => name !== 'style');
    const named = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    return [[node.localName, named, [...node.childNodes].flatMap(drawn)]];
  };
  const root = document.getElementById('root');
  return {
    html: root?.innerHTML ?? '',
    drawn: [...(root?.childNodes ?? [])].flatMap(drawn),
    css: [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(''),
  };
}

/** The headers that the app sets, without the browser's own. */
const OWN_HEADERS =
  /^(content-type|x-requested-with|swift|eyes|crp_phe|dearest|showy|dearer|language)$/;

function recorded({ method, path, search, headers, rawBody }: ReceivedRequest): RecordedRequest {
  const own = Object.entries(headers).filter(([name]) => OWN_HEADERS.test(name));
  return {
    method,
    url: path + search,
    headers: Object.fromEntries(own),
    body: rawBody || null,
  };
}
