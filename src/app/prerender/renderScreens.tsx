import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { successRuleOf } from '@/contract';
import { createSendingLocks } from '@/domain/money';
import { formatOf } from '@/platform/api';
import {
  type Environment,
  languagesOf,
  type LaunchLanguage,
  numberOf,
} from '@/platform/environment';
import { createWebViewBridge } from '@/platform/native';
import {
  type FirstRead,
  type OfferedScreen,
  rows,
  type ScreenRow,
  spokenOn,
  textChunksOf,
} from '@/platform/navigation';
import { noDurableStorage, noStorage } from '@/platform/storage';
import { type EarlyPicture, fromAddress, PictureState } from '@/shared/early';
import type { PageRead } from '../boot/handover';
import { compose } from '../pages/borrower/compose';
import { neverReload } from '../pages/shell/lazyScreen';
import { type AskingName, pictures } from './pictures';

/** A screen with an early request. */
export interface AskingScreen {
  /** Also the name of the screen's chunk. */
  readonly name: AskingName;
  readonly row: ScreenRow;
  readonly asks: FirstRead;
  readonly picture: EarlyPicture;
}

export const askingScreens: readonly AskingScreen[] = (Object.keys(pictures) as AskingName[]).map(
  (name) => ({ name, row: rows[name], asks: rows[name].asks, picture: pictures[name] }),
);

/** The HTML of a picture, before and after the answer. */
export type Drawing = Readonly<Record<'waiting' | 'answered', string>>;

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

/** Draws a screen's picture in every language of the screen. */
export async function renderScreen(
  screen: AskingScreen,
  environment: Environment,
): Promise<RenderedScreen> {
  const { row, asks } = screen;
  const sheet = new ServerStyleSheet();
  const textsIn = (language: LaunchLanguage) =>
    textChunksOf(row, spokenOn(row, environment, language));
  try {
    const drawings: Partial<Record<LaunchLanguage, Drawing>> = {};
    for (const language of languagesOf(environment)) {
      drawings[language] = await draw(screen, language, environment, sheet);
    }
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

const PICTURE_PATH = '/early';

/** Draws a picture in the app's frame: its providers, and the texts of the screen. */
async function draw(
  { row, picture }: AskingScreen,
  language: LaunchLanguage,
  environment: Environment,
  sheet: ServerStyleSheet,
): Promise<Drawing> {
  const { asks: _, ...others } = row;
  const screen: OfferedScreen = {
    ...others,
    paths: { early: PICTURE_PATH },
    load: () => Promise.resolve({ default: picture.Picture }),
  };
  // A link of the picture carries the product and the order of the page's own address.
  const order = { productId: fromAddress('productId'), orderId: fromAddress('orderId') };
  const { app, prepare } = composeAt(
    `${PICTURE_PATH}?${new URLSearchParams(order).toString()}`,
    { language, environment, ...order },
    { moreScreens: [screen] },
  );
  await prepare(PICTURE_PATH);
  const drawAs = (state: keyof Drawing) =>
    renderToString(
      sheet.collectStyles(<PictureState.Provider value={state}>{app}</PictureState.Provider>),
    );
  return { waiting: drawAs('waiting'), answered: drawAs('answered') };
}

export const byLanguage = <Value,>(
  environment: Environment,
  valueIn: (language: LaunchLanguage) => Value,
): ByLanguage<Value> =>
  Object.fromEntries(languagesOf(environment).map((language) => [language, valueIn(language)]));

/** The data that a page needs for its early request. */
export function pageReadOf(asks: FirstRead): Omit<PageRead, 'texts'> {
  return { asks, ...formatOf(asks.alias), success: successRuleOf(asks.alias) };
}

/** The launch with which the app is rendered. */
export interface RenderedLaunch {
  readonly environment: Environment;
  readonly language: LaunchLanguage;
  readonly productId: string;
  readonly orderId: string;
}

const SUBJECT = '1';

/** The app at an address, without a browser. By default no request is answered. */
export function composeAt(
  address: string,
  { environment, language, ...order }: RenderedLaunch,
  {
    fetch = () => Promise.reject(new Error('No requests at build time')),
    moreScreens = [],
  }: { readonly fetch?: typeof globalThis.fetch; readonly moreScreens?: readonly OfferedScreen[] },
) {
  return compose({
    capabilities: {
      environment,
      launch: {
        userId: SUBJECT,
        sessionId: SUBJECT,
        ...order,
        language: numberOf(language, environment),
      },
      openedAt: 0,
      fetch,
      bridge: createWebViewBridge({}, () => undefined),
      pageExit: { origin: environment.h5Base, assign: () => undefined, replace: () => undefined },
      sendingLocks: createSendingLocks(undefined),
      storage: noStorage,
      durable: noDurableStorage,
    },
    reload: neverReload,
    devTools: false,
    moreScreens,
    Router: (props) => <MemoryRouter {...props} initialEntries={[address]} />,
  });
}
