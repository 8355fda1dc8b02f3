import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { compose } from '../pages/borrower/compose';
import { primeCache } from '../pages/borrower/primeCache';
import { api } from '../api/api';
import { call } from '../api/request';
import type { Environment } from '../environment/environment';
import type { LaunchLanguage } from '../i18n/language';
import { createWebViewBridge } from '../native/bridge';
import { spokenOn } from '../navigation/screens/rows';
import { queryFor, type Sample } from '../navigation/screens/trial';
import { askingScreens, type AskingScreen } from '../navigation/screens/trials';
import { keepsNothing } from '../session/keeper';
import { parametersOf } from '../session/launch';

/** A screen as it looks before the app is there. */
export interface RenderedFrame {
  /** What the document's head finds it by. */
  readonly name: string;
  readonly html: string;
  readonly sample: Sample;
}

export interface RenderedFrames {
  readonly frames: readonly RenderedFrame[];
  readonly css: string;
}

/** Every screen that asks first, in every language that it can speak, waiting and with an answer's slots. */
export async function renderFrames(environment: Environment): Promise<RenderedFrames> {
  const sheet = new ServerStyleSheet();
  try {
    const frames: RenderedFrame[] = [];
    for (const screen of askingScreens) {
      for (const language of ['es', 'en'] as const) {
        frames.push(...(await framesOf(screen, language, environment, sheet)));
      }
    }
    return { frames: distinct(frames), css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

async function framesOf(
  screen: AskingScreen,
  language: LaunchLanguage,
  environment: Environment,
  sheet: ServerStyleSheet,
): Promise<RenderedFrame[]> {
  const { path, row, asks, frame: sample } = screen;
  const own = queryFor(screen, { userId: SUBJECT, orderId: SUBJECT });
  const search = new URLSearchParams(own).toString();
  const { app, store, prepare } = composeAt(`${path}?${search}`, language, environment, sample);
  await prepare(path);
  const name = `${screen.name} ${spokenOn(row, environment, language)}`;
  const draw = () => renderToString(sheet.collectStyles(app));
  const waiting = { name: `${name} waiting`, html: draw(), sample };
  const parameters = asks.parameters({
    read: parametersOf(search),
    productId: SUBJECT,
    orderId: SUBJECT,
  });
  if (!parameters) throw new Error(`The sample of ${path} does not say what to ask for`);
  await primeCache(store.dispatch, call(asks.alias, parameters), nothingToAllow);
  const filled = { name, html: draw(), sample };
  // The cache would keep its answer, and Node awake, for a minute more.
  store.dispatch(api.util.resetApiState());
  return [waiting, filled];
}

const SUBJECT = '1';
const nothingToAllow = { fetch, allowAgain: () => undefined };

/** The app itself at an address, with the sample for an answer. */
function composeAt(
  address: string,
  language: LaunchLanguage,
  environment: Environment,
  { data }: Sample,
) {
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
      claims: { claim: () => Promise.resolve(true), release: () => undefined },
      keeper: keepsNothing,
    },
    reload: { isStarted: () => false, succeeded: () => undefined },
    devTools: false,
    moreScreens: [],
    Router: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
}

/** A screen in a language of its own is the same for every launch. */
function distinct(frames: readonly RenderedFrame[]): RenderedFrame[] {
  return [...new Map(frames.map((frame) => [frame.name, frame])).values()];
}
