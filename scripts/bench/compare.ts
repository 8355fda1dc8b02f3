import type { Browser } from '@playwright/test';
import type { Lender, ReceivedRequest } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import type { AskingScreen } from '../../src/features/preview/sampleVisits';
import { NAMING } from './measure';
import { minimalPage } from './minimal/page';
import { type Drawn, type Look, plainPage, type RecordedRequest } from './plainPage';
import { addressOf, answerTo, borrowerOf, textAt } from './screens';

/** A screen as it is measured, and what it is measured beside. */
export interface Comparison {
  /** As its row names it. */
  readonly path: string;
  readonly address: string;
  /** The text that shows that its data is there. */
  readonly mark: string;
  /** The page that asks the same by hand. */
  readonly plain: string;
  /** The page of the minimal app that asks the same. */
  readonly minimal: string;
}

/** What is opened, and what a visitor waits for there. */
interface Subject {
  readonly path: string;
  /** Path and query. */
  readonly address: string;
  readonly markIn: (data: unknown) => string;
}

interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly lender: Lender;
  /** The minimal app's file. */
  readonly script: string;
}

const PROMOTION = '/promotion';

/** What the app itself sets, as opposed to the browser. */
const OWN_HEADERS =
  /^(content-type|x-requested-with|swift|eyes|crp_phe|dearest|showy|dearer|language)$/;

/** A borrower's screen beside the pages that ask the same. */
export function compareScreen(place: Place, screen: AskingScreen): Promise<Comparison> {
  const { path, mark, shown } = screen;
  const address = launchAddress(place.lender, addressOf(screen, place.lender), borrowerOf(screen));
  return compare(place, { path, address, markIn: (data) => shown ?? textAt(data, mark) });
}

/** The promotion with the words of an advertisement. */
export const comparePromotion = (place: Place): Promise<Comparison> =>
  compare(place, {
    path: PROMOTION,
    address: `${PROMOTION}?id=1`,
    markIn: (data) => textAt(data, 'title'),
  });

/** Opens a screen once to learn what it asks first, and writes the pages that ask the same. */
async function compare({ browser, origin, lender, script }: Place, subject: Subject) {
  const { path, markIn } = subject;
  const address = origin + subject.address;
  const page = await browser.newPage();
  await page.addInitScript(NAMING);
  const asked = lender.requests.length;
  await page.goto(address, { waitUntil: 'networkidle' });
  const look = await page.evaluate(lookOf);
  await page.close();
  const first = lender.requests.slice(asked).find(({ alias }) => alias);
  if (!first) throw new Error(`${path} asks nothing`);
  const request = recorded(first);
  return {
    path,
    address,
    mark: markIn(await answerTo(lender, first)),
    plain: plainPage(request, look),
    minimal: minimalPage(script, request, look),
  };
}

/** Runs in the page: what it looks like, without what only its own scripts need. */
function lookOf(): Look {
  const drawn = (node: Node): Drawn[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries(
      [...node.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => [name, value]),
    );
    return [[node.localName, attributes, [...node.childNodes].flatMap(drawn)]];
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

function recorded({ method, path, search, headers, rawBody }: ReceivedRequest): RecordedRequest {
  const own = Object.entries(headers).filter(([name]) => OWN_HEADERS.test(name));
  return { method, url: path + search, headers: Object.fromEntries(own), body: rawBody || null };
}
