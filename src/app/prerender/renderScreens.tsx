import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import * as contract from '../../contract';
import { aliasNamed, servers, successRuleOf } from '../../contract';
import { createSendingLocks } from '../../domain/money';
import { api } from '../../platform/api';
import {
  type Environment,
  languagesOf,
  type LaunchLanguage,
  numberOf,
} from '../../platform/environment';
import { createWebViewBridge } from '../../platform/native';
import {
  argumentOf,
  type FirstRead,
  readParametersOf,
  rows,
  type ScreenRow,
  spokenOn,
  textChunksOf,
} from '../../platform/navigation';
import { parametersOf } from '../../platform/session';
import { noDurableStorage, noStorage } from '../../platform/storage';
import type { PageRead } from '../boot/handover';
import { formatsOf } from '../boot/placeholder/formats';
import { compose } from '../pages/borrower/compose';
import { prefetchRead } from '../pages/borrower/prefetch';
import { neverReload } from '../pages/shell/lazyScreen';
import { type DrawnSample, drawnSample } from './drawnSample';
import { type Sample, samples } from './samples';
import type { Variant } from './variantsOf';

/** A screen with an early request. */
export interface AskingScreen {
  /** Also the name of the screen's chunk. */
  readonly name: keyof typeof samples;
  readonly row: ScreenRow;
  readonly asks: FirstRead;
}

export const askingScreens: readonly AskingScreen[] = (
  Object.keys(samples) as AskingScreen['name'][]
).map((name) => ({ name, row: rows[name], asks: rows[name].asks }));

/** Another answer of a sample, rendered. */
export interface DrawnVariant extends Pick<Variant, 'base' | 'other' | 'list'> {
  readonly html: string;
  /** The path of a missing field, and the screen in which it is `0`. */
  readonly missing?: { readonly path: string; readonly zero: string };
}

/** A screen rendered with its sample, before and after its answer. */
export interface Drawing extends Pick<DrawnSample, 'slots' | 'shown' | 'lists'> {
  /** The name of the screen's component, for messages. */
  readonly component: string;
  readonly waiting: string;
  readonly answered: string;
  readonly sample: Sample;
  readonly variants: readonly DrawnVariant[];
  /** The screen without any value that may be missing. */
  readonly least: string;
}

/** Values by each language of the brand. */
export type ByLanguage<Value> = Readonly<Partial<Record<LaunchLanguage, Value>>>;

/** The content of a screen's pages. */
export interface RenderedScreen extends AskingScreen {
  readonly paths: readonly string[];
  readonly read: Omit<PageRead, 'texts'>;
  /** The chunks of the screen's texts by the language of the launch. */
  readonly texts: ByLanguage<readonly string[]>;
  readonly drawings: ByLanguage<Drawing>;
  /** Style tags of styled-components. */
  readonly css: string;
}

/** Renders a screen with each sample in every language of the screen. */
export async function renderScreen(
  screen: AskingScreen,
  environment: Environment,
): Promise<RenderedScreen> {
  const { name, row, asks } = screen;
  const sheet = new ServerStyleSheet();
  const drawn = async (language: LaunchLanguage): Promise<Drawing> => {
    const sample = samples[name];
    const { search, data, variants, least, ...drawing } = drawnSample(
      schemaOf(asks),
      sample,
      formatsOf(environment, language),
    );
    const showAnswer = (answer: unknown) =>
      show(screen, { search, language, data: answer }, environment, sheet);
    const looks = await showAnswer(data);
    const rendered: DrawnVariant[] = [];
    for (const { data: answer, missing, ...variant } of variants) {
      const { answered: html } = await showAnswer(answer);
      const zero = missing && (await showAnswer(missing.zero)).answered;
      rendered.push({ ...variant, html, ...(zero && { missing: { path: missing.path, zero } }) });
    }
    const { answered: leastHtml } = await showAnswer(least);
    return { ...looks, ...drawing, sample, variants: rendered, least: leastHtml };
  };
  const textsIn = (language: LaunchLanguage) =>
    textChunksOf(row, language, spokenOn(row, environment, language));
  try {
    const drawings: Partial<Record<LaunchLanguage, Drawing>> = {};
    for (const language of languagesOf(environment)) drawings[language] = await drawn(language);
    return {
      ...screen,
      paths: Object.values(row.paths),
      read: pageReadOf(asks),
      texts: byLanguage(environment, textsIn),
      drawings,
      css: sheet.getStyleTags(),
    };
  } finally {
    sheet.seal();
  }
}

export const byLanguage = <Value,>(
  environment: Environment,
  valueIn: (language: LaunchLanguage) => Value,
): ByLanguage<Value> =>
  Object.fromEntries(languagesOf(environment).map((language) => [language, valueIn(language)]));

/** The schema of a screen's first answer. */
export const schemaOf = ({ alias }: FirstRead) => contract[`${alias}Answer`];

/** The data that a page needs for its early request. */
export function pageReadOf(asks: FirstRead): Omit<PageRead, 'texts'> {
  const { method, server, path, inQuery } = aliasNamed(asks.alias);
  const { client, prefix } = servers[server];
  const success = successRuleOf(asks.alias);
  return { asks, method, client, prefix, path, success, ...(inQuery && { inQuery }) };
}

/** The screen's query, the language of the launch, and the `data` of the first answer. */
export interface Showing {
  readonly search: string;
  readonly language: LaunchLanguage;
  readonly data: unknown;
  /** The origin for the check of picture addresses. Without an origin the screen shows no pictures. */
  readonly origin?: string;
}

/** Renders a screen before and after its answer, as the app does. */
export async function show(
  { row, asks, name }: AskingScreen,
  showing: Showing,
  environment: Environment,
  sheet = new ServerStyleSheet(),
): Promise<Pick<Drawing, 'component' | 'waiting' | 'answered'>> {
  const [path = ''] = Object.values(row.paths);
  const address = `${path}?${showing.search}`;
  const { app, store, screens, prepare } = composeAt(address, showing, environment);
  await prepare(path);
  const { default: Component } = await screens.routeAt(path).row.load();
  const draw = () => drawAt(showing.origin, () => renderToString(sheet.collectStyles(app)));
  const waiting = draw();
  const readParameter = readParametersOf(parametersOf(showing.search), {
    productId: SUBJECT,
    orderId: SUBJECT,
  });
  const parameters = argumentOf(asks, readParameter);
  if (!parameters)
    throw new Error(`${name}: the sample's query lacks parameters of the early request`);
  await prefetchRead(store.dispatch, asks.alias, parameters);
  const answered = draw();
  // The cache's timer would keep Node running for another minute.
  store.dispatch(api.util.resetApiState());
  return { component: Component.name, waiting, answered };
}

/** Renders with `location.origin` set, which screens may read. */
function drawAt(origin: string | undefined, draw: () => string): string {
  Object.assign(globalThis, { window: { location: { origin } } });
  try {
    return draw();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

const SUBJECT = '1';

/** The app at an address with a given answer. */
function composeAt(address: string, { language, data }: Showing, environment: Environment) {
  // "00" means success in every family.
  const answer = JSON.stringify({ code: '00', data });
  const send = () => Promise.resolve(new Response(answer));
  const launch = {
    userId: SUBJECT,
    sessionId: SUBJECT,
    productId: SUBJECT,
    orderId: SUBJECT,
    language: numberOf(language, environment),
  };
  return compose({
    capabilities: {
      environment,
      launch,
      openedAt: 0,
      fetch: send,
      bridge: createWebViewBridge({}, () => undefined),
      pageExit: { origin: environment.h5Base, assign: () => undefined, replace: () => undefined },
      sendingLocks: createSendingLocks(undefined),
      storage: noStorage,
      durable: noDurableStorage,
    },
    reload: neverReload,
    devTools: false,
    moreScreens: [],
    Router: (props) => <MemoryRouter {...props} initialEntries={[address]} />,
  });
}
