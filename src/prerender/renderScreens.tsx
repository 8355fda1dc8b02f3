import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { aliasNamed, servers, successRuleOf } from '../api/aliases';
import { api } from '../api/api';
import type { Environment } from '../environment/environment';
import type { PageRead } from '../head/begun';
import type { LaunchLanguage } from '../i18n/language';
import { createTurns } from '../money/turns';
import { createWebViewBridge } from '../native/bridge';
import { argumentOf, placeOf } from '../navigation/screens/firstRead';
import type { FirstRead } from '../navigation/screens/row';
import { spokenOn, textChunksOf } from '../navigation/screens/rows';
import type { AskingScreen } from '../navigation/screens/trials';
import { compose } from '../pages/borrower/compose';
import { askAhead } from '../pages/borrower/readAhead';
import { neverReload } from '../pages/shell/lazyScreen';
import { keepsNothing } from '../session/keeper';
import { parametersOf } from '../session/launch';
import { type Sample, sampleOf } from './sample';

/** A screen as it looks before the app is there. */
export interface RenderedFrame {
  readonly waiting: string;
  readonly answered: string;
}

/** What the pages of a screen are made of. */
export interface RenderedScreen {
  /** Its name is that of its code's chunk. */
  readonly screen: AskingScreen;
  readonly paths: readonly string[];
  readonly read: Omit<PageRead, 'texts'>;
  /** The chunks of its texts, by the language of the launch. */
  readonly texts: Readonly<Record<LaunchLanguage, readonly string[]>>;
  /** Drawn with the sample. */
  readonly frames: Readonly<Record<LaunchLanguage, RenderedFrame>>;
  readonly sample: Sample;
  readonly css: string;
}

/** A screen that asks first, in every language that it can speak. */
export async function renderScreen(
  screen: AskingScreen,
  environment: Environment,
): Promise<RenderedScreen> {
  const { path: address, row, asks } = screen;
  const sheet = new ServerStyleSheet();
  await composeAt(address, { search: '', language: 'es', data: null }, environment).prepare(
    address,
  );
  const sample = sampleOf(screen);
  const draw = (language: LaunchLanguage) =>
    show(screen, { ...sample, language }, environment, sheet);
  const textsIn = (language: LaunchLanguage) =>
    textChunksOf(row, language, spokenOn(row, environment, language));
  try {
    const frames = { es: await draw('es'), en: await draw('en') };
    return {
      screen,
      paths: Object.values(row.paths),
      read: pageReadOf(asks),
      texts: { es: textsIn('es'), en: textsIn('en') },
      frames,
      sample,
      css: sheet.getStyleTags(),
    };
  } finally {
    sheet.seal();
  }
}

/** What a page has to know to ask first. */
export function pageReadOf(asks: FirstRead): Omit<PageRead, 'texts'> {
  const { method, server, path, inQuery } = aliasNamed(asks.alias);
  const { client, prefix } = servers[server];
  const success = successRuleOf(asks.alias);
  return { asks, method, client, prefix, path, success, ...(inQuery && { inQuery }) };
}

/** A screen's own query, the language of the launch, and the `data` of its first answer. */
export interface Showing {
  readonly search: string;
  readonly language: LaunchLanguage;
  readonly data: unknown;
  /** Beside which a picture's address is judged; without one there are no pictures. */
  readonly origin?: string;
}

/** Of what is drawn for its texts nobody wants the style: it is worked out once. */
const anySheet = new ServerStyleSheet();

/** A screen before and after its answer, as the app draws it. */
export async function show(
  { path, asks }: AskingScreen,
  showing: Showing,
  environment: Environment,
  sheet = anySheet,
): Promise<RenderedFrame> {
  const address = `${path}?${showing.search}`;
  const { app, store, prepare } = composeAt(address, showing, environment);
  await prepare(path);
  const draw = () => drawAt(showing.origin, () => renderToString(sheet.collectStyles(app)));
  const waiting = draw();
  const place = placeOf(parametersOf(showing.search), { productId: SUBJECT, orderId: SUBJECT });
  const parameters = argumentOf(asks, place);
  if (!parameters) throw new Error(`${address} does not say what to ask for`);
  await askAhead(store.dispatch, asks.alias, parameters);
  const answered = draw();
  // The cache would keep its answer, and Node awake, for a minute more.
  store.dispatch(api.util.resetApiState());
  return { waiting, answered };
}

/** Draws where a screen can ask for its page's origin. */
function drawAt(origin: string | undefined, draw: () => string): string {
  Object.assign(globalThis, { window: { location: { origin } } });
  try {
    return draw();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

const SUBJECT = '1';

/** The app itself at an address, with the given answer. */
function composeAt(address: string, { language, data }: Showing, environment: Environment) {
  // "00" is a success in every family.
  const answer = JSON.stringify({ code: '00', data });
  const send = () => Promise.resolve(new Response(answer));
  const launch = {
    userId: SUBJECT,
    sessionId: SUBJECT,
    productId: SUBJECT,
    orderId: SUBJECT,
    language: language === 'en' ? '1' : '2',
  };
  return compose({
    capabilities: {
      environment,
      session: { launch, isFreshLaunch: true },
      fetch: send,
      progressFetch: () => send,
      bridge: createWebViewBridge({}, () => undefined),
      departure: { origin: environment.h5Base, assign: () => undefined, replace: () => undefined },
      turns: createTurns(undefined),
      keeper: keepsNothing,
    },
    reload: neverReload,
    devTools: false,
    moreScreens: [],
    Router: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
}
