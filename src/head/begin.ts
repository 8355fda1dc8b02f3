import { plainRequest } from '../api/plainRequest';
import type { Environment } from '../environment/environment';
import { languageOf } from '../i18n/language';
import { argumentOf, type Place, placeOf } from '../navigation/screens/firstRead';
import { announce } from '../session/announce';
import { commonParameters, launchHeaders } from '../session/commonParameters';
import { hasSession, type Launch, parametersOf } from '../session/launch';
import type { OpenedSession } from '../session/openSession';
import { type Begun, PAGE_ID, type PageRead, PATIENCE_MS } from './begun';
import { type FirstAnswer, type FirstRequest, sendFirst } from './firstAnswer';
import { openPage } from './readPage';

/**
 * What a borrower's page does before anything else: it takes the session out of the address bar and sends for
 * the screen's first answer. It checks nothing but what it needs: what is wrong, the app says.
 */
export function begin(page: Window): Begun {
  const session = openPage(page);
  const place = placeOf(parametersOf(page.location.search), session.launch);
  const begun = sendAhead(page, session, place, hasSession(session.launch));
  page.document.documentElement.lang = begun.language;
  begun.keep = keeping(page, session);
  return begun;
}

/**
 * The first touch of a storage holds a page up. So a launch is kept when its first answer can be read; when that lasts
 * too long; or when the page is left, whichever comes first.
 */
function keeping(page: Window, session: OpenedSession): () => void {
  let isKept = false;
  const keep = () => {
    if (!isKept) void announce(page, session);
    isKept = true;
  };
  page.addEventListener('pagehide', keep);
  page.setTimeout(keep, PATIENCE_MS);
  return keep;
}

/** Sends for what a page needs first, as its blocks say. */
export function sendAhead(
  page: Window,
  session: OpenedSession,
  place: Place,
  mayAsk: boolean,
): Begun {
  const { document } = page;
  const environment = blockOf(document, 'environment') as Environment;
  const { defaultLanguage = 'es' } = Object(environment) as Partial<Environment>;
  const language = languageOf(session.launch.language, defaultLanguage);
  const read = blockOf(document, PAGE_ID) as PageRead | undefined;
  const first = firstAnswer();
  return { session, language, environment, read, place, first };

  function firstAnswer(): FirstAnswer | undefined {
    try {
      const request = read && mayAsk && requestOf(read, place, session.launch, environment);
      return request ? sendFirst(request, (...sent) => page.fetch(...sent)) : undefined;
    } catch {
      // A broken environment block: the app names what is wrong with it.
      return undefined;
    }
  }
}

/** The JSON of a page's block; one that cannot be read is the app's to report. */
function blockOf(page: Document, id: string): unknown {
  try {
    return JSON.parse(page.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** A page's first request; nothing where its place does not say what to ask for. */
export function requestOf(
  read: PageRead,
  place: Place,
  launch: Launch,
  environment: Environment,
): FirstRequest | undefined {
  const address = addressOf(read, environment);
  const parameters = argumentOf(read.asks, place);
  if (!address || !parameters) return undefined;
  const session = {
    common: commonParameters(launch, environment),
    headers: launchHeaders(launch, environment),
  };
  return { parameters, ...plainRequest(read, address, parameters, session) };
}

/** Nothing where the block lacks what the build would have written: an operator's hand was there. */
function addressOf({ asks, prefix, path }: PageRead, environment: Environment): string {
  const { apiBase, aliases, [prefix]: before } = environment;
  const isWhole = [apiBase, before].every((part: unknown) => typeof part === 'string');
  return isWhole ? apiBase + (aliases[asks.alias] ?? before + path) : '';
}
