import { outgoing } from '../api/adapt';
import { plainRequest } from '../api/plainRequest';
import type { Environment } from '../environment/environment';
import { languageOf } from '../i18n/language';
import { argumentOf, type Place } from '../navigation/screens/firstRead';
import { sessionValues } from '../session/commonParameters';
import type { Launch } from '../session/launch';
import { type FirstAnswer, type FirstRequest, sendFirst } from './firstAnswer';
import { PAGE_ID, type PageFacts, type PageRead } from './handOver';

/** Reads the page's blocks. They are not checked here: the app names what is wrong with them. */
export function factsOf({ document }: Window, { language }: Launch, place: Place): PageFacts {
  const environment = blockOf(document, 'environment') as Environment;
  const { defaultLanguage = 'es' } = Object(environment) as Partial<Environment>;
  return {
    environment,
    language: languageOf(language, defaultLanguage),
    read: blockOf(document, PAGE_ID) as PageRead | undefined,
    place,
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

/** Sends the screen's first request before the app is there; undefined where nothing may be asked. */
export function sendEarly(page: Window, facts: PageFacts, launch: Launch): FirstAnswer | undefined {
  const { read, place, environment } = facts;
  try {
    const request = read && requestOf(read, place, launch, environment);
    return request && sendFirst(request, (...sent) => page.fetch(...sent));
  } catch {
    // The environment's block is broken.
    return undefined;
  }
}

/** A page's first request; undefined where its place does not say what to ask for. */
export function requestOf(
  read: PageRead,
  place: Place,
  launch: Launch,
  environment: Environment,
): FirstRequest | undefined {
  const parameters = argumentOf(read.asks, place);
  if (!parameters || !isRight(environment, read)) return undefined;
  const { apiBase, aliases, [read.prefix]: prefix } = environment;
  const address = apiBase + (aliases[read.asks.alias] ?? prefix + read.path);
  const session = sessionValues(launch, environment);
  const [way, sent] = outgoing(read.asks.alias, read, parameters);
  return { parameters, ...plainRequest(way, address, sent, session) };
}

/**
 * Whether the environment's schema takes what this request is made of. The schema itself comes with the app: a session
 * must not be sent to an address that the schema refuses. `test/head/earlyRequest.test.ts` compares the two.
 */
function isRight(environment: Environment, { asks, prefix }: PageRead): boolean {
  const { apiBase, aliases, merchantNumber, appName, defaultLanguage } = environment;
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
    isText(defaultLanguage, /^(es|en)$/)
  );
}

const ORIGIN = /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|\[::1]|127(\.\d+){3}))(:\d+)?$/;
const PREFIX = /^(\/[\w.~-]+)*$/;
const HEADER = /^([a-z][a-z\d-]*)?$/i;
const PATH = /^\/(?!\/)[^\s\\?#]*$/;
