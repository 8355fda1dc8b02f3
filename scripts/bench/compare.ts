import type { Browser } from '@playwright/test';
import type { Lender, ReceivedRequest } from '../../sandbox';
import {
  answerTo,
  type AskingScreen,
  borrowerOf,
  launchOf,
  shownTextIn,
  textAt,
} from '../sampleScreens';
import { NAMING, type Profile } from './measure';
import {
  type Drawn,
  minimalPage,
  plainPage,
  type RecordedRequest,
  SESSION,
  type Snapshot,
} from './pages';

export interface BenchContext {
  readonly browser: Browser;
  readonly origin: string;
  /** The lender's origin; empty if it is the page's. */
  readonly apiOrigin: string;
  readonly lender: Lender;
  readonly profile: Profile;
  /** The additional files of the preview server, by path. */
  readonly pages: Map<string, string>;
}

interface Subject {
  readonly path: string;
  /** The address of a visit, with its login. */
  readonly address: () => string;
  /** The borrower logs in again, or another link leads to the page. */
  readonly comeAgain: () => void;
  /** Returns a text of the answer. The screen shows the answer's data when this text is visible. */
  readonly shownTextIn: (data: unknown) => string;
}

export const subjectOf = (lender: Lender, screen: AskingScreen): Subject => ({
  path: screen.path,
  address: () => launchOf(screen, lender),
  comeAgain: () => {
    lender.logInAgain(borrowerOf(screen));
  },
  shownTextIn: (data) => shownTextIn(screen, data),
});

let link = 1;

export const promotion: Subject = {
  path: '/promotion',
  address: () => `/promotion?id=1&links_id=${link}`,
  comeAgain: () => {
    link += 1;
  },
  shownTextIn: (data) => textAt(data, 'title'),
};

/** A screen, a text of its answer, and two pages that send the same request. */
export type Comparison = Awaited<ReturnType<typeof compare>>;

/** Opens a screen once to record its first request and its markup, and makes two pages that send the same request. */
export async function compare(
  { browser, origin, apiOrigin, lender }: BenchContext,
  subject: Subject,
  script: string,
) {
  const { path, shownTextIn, comeAgain } = subject;
  const page = await browser.newPage();
  await page.addInitScript(NAMING);
  const asked = lender.requests.length;
  await page.goto(origin + subject.address(), { waitUntil: 'networkidle' });
  const snapshot = await page.evaluate(takeSnapshot);
  await page.close();
  const first = lender.requests.slice(asked).find(({ alias }) => alias);
  if (!first) throw new Error(`${path} sent no request`);
  const request = recorded(apiOrigin, first);
  const shownText = shownTextIn(await answerTo(lender, first));
  const minimal = minimalPage(script, request, snapshot);
  /** The addresses of a visit: the page by hand, the app, the minimal app. */
  const addresses = () => {
    const address = subject.address();
    const query = address.slice(path.length);
    return [`/__by-hand__${path}${query}`, address, `/__minimal__${path}${query}`];
  };
  return { path, addresses, comeAgain, shownText, plain: plainPage(request, snapshot), minimal };
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

function recorded(
  apiOrigin: string,
  { method, path, search, headers, rawBody }: ReceivedRequest,
): RecordedRequest {
  const own = Object.entries(headers).filter(([name]) => OWN_HEADERS.test(name));
  const url = apiOrigin + path + search.replace(/(sessionId=)[^&]*/, `$1${SESSION}`);
  return { method, url, headers: Object.fromEntries(own), body: rawBody || null };
}
