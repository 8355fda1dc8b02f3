import type { Browser } from '@playwright/test';
import type { Lender, ReceivedRequest } from '../../sandbox';
import type { AskingScreen } from '../../src/features/preview/sampleVisits';
import { answerTo, launchOf, textAt } from '../sampleScreens';
import { NAMING, type Profile } from './measure';
import { type Drawn, minimalPage, plainPage, type RecordedRequest, type Snapshot } from './pages';

export interface BenchContext {
  readonly browser: Browser;
  readonly origin: string;
  readonly lender: Lender;
  readonly profile: Profile;
  /** The additional files of the preview server, by path. */
  readonly pages: Map<string, string>;
}

/** `shownTextIn` returns a text of the answer. The screen shows the answer's data when this text is visible. */
export const subjectOf = (lender: Lender, screen: AskingScreen) => ({
  path: screen.path,
  address: launchOf(screen, lender),
  shownTextIn: (data: unknown) => screen.shown ?? textAt(data, screen.shownField),
});

type Subject = ReturnType<typeof subjectOf>;

export const promotion: Subject = {
  path: '/promotion',
  address: '/promotion?id=1',
  shownTextIn: (data) => textAt(data, 'title'),
};

/** A screen, a text of its answer, and two pages that send the same request. */
export type Comparison = Awaited<ReturnType<typeof compare>>;

/** Opens a screen once to record its first request and its markup, and makes two pages that send the same request. */
export async function compare(
  { browser, origin, lender }: BenchContext,
  subject: Subject,
  script: string,
) {
  const { path, shownTextIn } = subject;
  const address = origin + subject.address;
  const page = await browser.newPage();
  await page.addInitScript(NAMING);
  const asked = lender.requests.length;
  await page.goto(address, { waitUntil: 'networkidle' });
  const snapshot = await page.evaluate(takeSnapshot);
  await page.close();
  const first = lender.requests.slice(asked).find(({ alias }) => alias);
  if (!first) throw new Error(`${path} sent no request`);
  const request = recorded(first);
  const shownText = shownTextIn(await answerTo(lender, first));
  const minimal = minimalPage(script, request, snapshot);
  return { path, address, shownText, plain: plainPage(request, snapshot), minimal };
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
  return { method, url: path + search, headers: Object.fromEntries(own), body: rawBody || null };
}
