import { requestOf } from '@/platform/api';
import { type Environment, LANGUAGE_NUMBERS, languageOf } from '@/platform/environment';
import { argumentOf, type GetParameter, isBelowMin } from '@/platform/navigation';
import { type Launch, requestContextOf } from '@/platform/session';
import { type EarlyAnswer, type EarlyRequest, sendRequest } from './earlyAnswer';
import { PAGE_ID, type PageFacts, type PageRead } from './handover';

/** Reads the page's blocks without a check. The app checks them and shows the errors. */
export function factsOf(
  { document }: Window,
  { language }: Launch,
  getParameter: GetParameter,
): PageFacts {
  const environment = blockOf(document, 'environment') as Environment;
  const { languages = LANGUAGE_NUMBERS, defaultLanguage = 'es' } = Object(
    environment,
  ) as Partial<Environment>;
  return {
    environment,
    language: languageOf(language, {
      languages: Object(languages) as typeof languages,
      defaultLanguage,
    }),
    read: blockOf(document, PAGE_ID) as PageRead | undefined,
    getParameter,
  };
}

/** The JSON of a page's block; undefined where it cannot be read. */
function blockOf(page: Document, id: string): unknown {
  try {
    return JSON.parse(page.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** Sends the screen's first request before the app is loaded; undefined if there is no request to send. */
export function sendEarlyRequest(
  page: Window,
  facts: PageFacts,
  launch: Launch,
): EarlyAnswer | undefined {
  const { read, getParameter, environment } = facts;
  try {
    const request = read && firstRequest(read, getParameter, launch, environment);
    return request && sendRequest(request, (...sent) => page.fetch(...sent));
  } catch {
    // The environment's block is broken.
    return undefined;
  }
}

/** A page's first request; undefined if the address lacks a parameter, or names a part that the lender may not take. */
export function firstRequest(
  read: PageRead,
  getParameter: GetParameter,
  launch: Launch,
  environment: Environment,
): EarlyRequest | undefined {
  const parameters = argumentOf(read.asks, getParameter);
  if (!parameters) return undefined;
  // The environment's block is unchecked.
  const { partialPayment } = environment as Partial<Environment>;
  if (read.asks.isPart && isBelowMin(parameters, partialPayment?.min)) return undefined;
  const context = requestContextOf(launch, environment);
  return { parameters, ...requestOf(read.asks.alias, read, parameters, context) };
}
