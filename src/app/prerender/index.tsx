import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import {
  createLibrary,
  type DocumentName,
  documentPath,
  DOCUMENTS_ELEMENT_ID,
  type KnownDocuments,
} from '@/design/legal';
import { colorSchemeOf, STYLE_SEED, themeFor } from '@/design/theme';
import { promotionAsks } from '@/features/promotion';
import { siteMeta } from '@/features/site';
import { type Environment, type LaunchLanguage, numberOf, textChunk } from '@/platform/environment';
import { PROMOTION_PATH, routes, type SitePage, sitePaths } from '@/platform/navigation';
import { noStorage } from '@/platform/storage';
import { composePromotion, promotionLanguage } from '../pages/promotion/compose';
import { neverReload } from '../pages/shell/lazyScreen';
import { composeSite } from '../pages/site/compose';
import { byLanguage, pageReadOf, type RenderedScreen } from './renderScreens';

/** The build's entry: renders everything that a page shows before scripts run. */

export {
  askingScreens,
  type AskingScreen,
  type Drawing,
  type RenderedScreen,
  renderScreen,
} from './renderScreens';
export { PAGE_ID } from '../boot/handover';
export { knowTexts } from '@/design/i18n';
export { checkBrand } from './checkBrand';
export { pageWords } from './texts/pageWords';
export { documentWords, type DocumentWordsByLanguage } from './texts/documentWords';
export { DOCUMENTS_ELEMENT_ID, routes, STYLE_SEED };

export interface RenderedPage {
  /** Path within `dist/`. */
  readonly file: string;
  /** Path at the origin. */
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  /** The documents that the page shows at once. The page includes them. */
  readonly documents: KnownDocuments;
  readonly html: string;
  /** Style tags of styled-components. */
  readonly css: string;
}

/** Renders all public pages in the environment's language (docs/reference/build.md#files). */
export function renderSite(
  environment: Environment,
  documents: KnownDocuments,
): Promise<RenderedPage[]> {
  return Promise.all(
    (Object.keys(sitePaths) as SitePage[]).map(async (name) => {
      const path = sitePaths[name];
      const {
        app,
        i18n,
        documents: shown,
      } = await composeSite(environment, environment.defaultLanguage, path, libraryOf(documents));
      const { title, description, isListed } = siteMeta[name];
      const translate = speaker(i18n, environment);
      return {
        file: `${path.slice(1)}/index.html`.replace(/^\//, ''),
        path,
        lang: i18n.locale,
        title: `${translate(title)} · ${environment.appTitle}`,
        description: translate(description),
        isListed,
        documents: shown,
        ...render(app),
      };
    }),
  );
}

/** Renders the promotion's landing page before any answer, with its early request. */
export async function renderPromotion(
  environment: Environment,
  documents: KnownDocuments,
): Promise<RenderedPage & Pick<RenderedScreen, 'read' | 'texts'>> {
  const { app, i18n, meta, prepare } = composePromotion({
    environment,
    launch: {},
    fetch: nothingAsked,
    library: libraryOf(documents),
    storage: noStorage,
    ports: {
      deviceId: '',
      platform: 'android',
      pageQuery: '',
      ownOrigin: environment.h5Base,
      reportConversion: nothing,
      fetchPicture: () => Promise.reject(new Error('No picture at build time')),
    },
    reload: neverReload,
    devTools: false,
    Router: MemoryRouter,
  });
  await prepare();
  const textsIn = (launch: LaunchLanguage) => {
    const spoken = promotionLanguage(environment, { language: numberOf(launch, environment) });
    return [...new Set([textChunk(spoken, 'app'), textChunk(spoken, 'promotion')])];
  };
  const translate = speaker(i18n, environment);
  return {
    file: 'promotion.html',
    path: PROMOTION_PATH,
    lang: i18n.locale,
    title: `${translate(meta.title)} · ${environment.appTitle}`,
    description: translate(meta.description),
    isListed: false,
    documents: shownBy('promotion', i18n, documents),
    read: pageReadOf(promotionAsks),
    texts: byLanguage(environment, textsIn),
    ...render(app),
  };
}

/** What the browser knows of the look before the page's style: its colour around the page, and the ground of an empty page. */
export const lookOf = ({ theme, appearance }: Environment) => ({
  themeColor: themeFor(theme).color.brand,
  colorScheme: colorSchemeOf(appearance),
});

/** The bar of a public page has the page's own ground: at night the browser's does not glare above it. */
export const nightColorOf = ({ theme, appearance }: Environment): string =>
  appearance === 'auto' ? themeFor(theme, { scheme: 'dark', contrast: 'usual' }).color.surface : '';

const nothing = () => undefined;
const nothingAsked = () => Promise.reject(new Error('No requests at build time'));
const libraryOf = (documents: KnownDocuments) => createLibrary(nothingAsked, documents);

function shownBy(name: DocumentName, { locale }: I18n, documents: KnownDocuments): KnownDocuments {
  const path = documentPath(name, locale);
  const document = documents[path];
  return document ? { [path]: document } : {};
}

const speaker =
  (i18n: I18n, { appTitle }: Environment) =>
  (message: MessageDescriptor): string =>
    i18n._({ ...message, values: { name: appTitle } });

function render(app: ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
