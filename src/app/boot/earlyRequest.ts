import { outgoing } from '../../platform/api/adapt';
import { plainRequest } from '../../platform/api/plainRequest';
import type { Environment } from '../../platform/environment/environment';
import { isLanguage, LANGUAGE_NUMBERS, languageOf } from '../../platform/environment/language';
import type { ReadParameter } from '../../platform/navigation/parameters';
import { argumentOf } from '../../platform/navigation/screens/firstRead';
import { sessionValues } from '../../platform/session/launch/commonParameters';
import type { Launch } from '../../platform/session/launch/launch';
import { type EarlyAnswer, type EarlyRequest, sendRequest } from './earlyAnswer';
import { PAGE_ID, type PageFacts, type PageRead } from './handover';

/** Reads the page's blocks without a check. The app checks them and shows the errors. */
export function factsOf(
  { document }: Window,
  { language }: Launch,
  readParameter: ReadParameter,
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
    readParameter,
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
  const { read, readParameter, environment } = facts;
  try {
    const request = read && requestOf(read, readParameter, launch, environment);
    return request && sendRequest(request, (...sent) => page.fetch(...sent));
  } catch {
    // The environment's block is broken.
    return undefined;
  }
}

/** A page's first request; undefined if the address lacks a parameter or the environment is wrong. */
export function requestOf(
  read: PageRead,
  readParameter: ReadParameter,
  launch: Launch,
  environment: Environment,
): EarlyRequest | undefined {
  const parameters = argumentOf(read.asks, readParameter);
  if (!parameters || !isRight(environment, read)) return undefined;
  const { apiBase, aliases, [read.prefix]: prefix } = environment;
  const address = apiBase + (aliases[read.asks.alias] ?? prefix + read.path);
  const session = sessionValues(launch, environment);
  const [format, sent] = outgoing(read.asks.alias, read, parameters);
  return { parameters, ...plainRequest(format, address, sent, session) };
}

/**
 * Whether the environment's schema accepts the values that this request uses: a session must not be sent to an address that
 * the schema refuses. The schema itself is loaded with the app. `test/app/boot/earlyRequest.test.ts` compares both checks.
 */
function isRight(environment: Environment, { asks, prefix }: PageRead): boolean {
  const { apiBase, aliases, merchantNumber, appName, languages, defaultLanguage } = environment;
  const { sessionHeader = '' } = environment as Partial<Environment>;
  const isText = (value: unknown, pattern: RegExp) =>
    typeof value === 'string' && pattern.test(value);
  return (
    (apiBase === '' || (isText(apiBase, ORIGIN) && new URL(apiBase).origin === apiBase)) &&
    isText(environment[prefix], PREFIX) &&
    typeof aliases === 'object' &&
    (aliases[asks.alias] === undefined || isText(aliases[asks.alias], PATH)) &&
    isText(sessionHeader, HEADER) &&
    isText(merchantNumber, /\S/) &&
    isText(appName, /\S/) &&
    typeof languages === 'object' &&
    Object.entries(languages).every(
      ([number, code]) => /^\d{1,9}$/.test(number) && isLanguage(code),
    ) &&
    isLanguage(defaultLanguage)
  );
}

const ORIGIN = /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|\[::1]|127(\.\d+){3}))(:\d+)?$/;
const PREFIX = /^(\/[\w.~-]+)*$/;
const HEADER = /^([a-z][a-z\d-]*)?$/i;
const PATH = /^\/(?!\/)[^\s\\?#]*$/;
