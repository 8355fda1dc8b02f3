import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { composePromotion } from '../pages/promotion/compose';
import { composeSite } from '../pages/site/compose';
import { neverReload } from '../pages/shell/lazyScreen';
import type { Environment } from '../environment/environment';
import { siteMeta } from '../features/site/index';
import { routes } from '../navigation/routes';
import { sitePaths, type SitePage } from '../navigation/screens/site';
import { keepsNothing } from '../session/keeper';
import { STYLE_SEED } from '../theme/StyleTarget';
import { themeFor } from '../theme/theme';

/** The composition root at build time: what the build shows before any script has run. */

export { renderScreens, type RenderedScreen } from './renderScreens';
export { PAGE_ID } from '../head/begun';
export { hasSlot, isBroken, pathsIn, piecesOf } from '../navigation/screens/slots';
export { checkBrand } from './checkBrand';
export { routes, STYLE_SEED };

export interface RenderedPage {
  /** Its place in `dist/`. */
  readonly file: string;
  /** Its path at the origin. */
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly isListed: boolean;
  readonly html: string;
  readonly css: string;
}

/** Every public page, in the environment's language (contract, section 9). */
export function renderSite(environment: Environment): Promise<RenderedPage[]> {
  return Promise.all(
    (Object.keys(sitePaths) as SitePage[]).map(async (name) => {
      const path = sitePaths[name];
      const { app, i18n } = await composeSite(environment, environment.defaultLanguage, path);
      const { title, description, isListed } = siteMeta[name];
      const say = speaker(i18n, environment);
      return {
        file: `${path.slice(1)}/index.html`.replace(/^\//, ''),
        path,
        lang: i18n.locale,
        title: `${say(title)} · ${environment.appTitle}`,
        description: say(description),
        isListed,
        ...render(app),
      };
    }),
  );
}

/** The frame of the promotion's landing page, before anything has been asked of a server. */
export async function renderPromotion(environment: Environment): Promise<RenderedPage> {
  const { app, i18n, meta, prepare } = composePromotion({
    environment,
    launch: {},
    fetch: () => Promise.reject(new Error('Nothing is asked at build time')),
    keeper: keepsNothing,
    ports: {
      deviceId: '',
      platform: 'android',
      pageQuery: '',
      ownOrigin: environment.h5Base,
      reportConversion: nothing,
    },
    reload: neverReload,
    Router: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter>{children}</MemoryRouter>
    ),
  });
  await prepare();
  const say = speaker(i18n, environment);
  return {
    file: 'promotion.html',
    path: '/promotion',
    lang: i18n.locale,
    title: `${say(meta.title)} · ${environment.appTitle}`,
    description: say(meta.description),
    isListed: false,
    ...render(app),
  };
}

/** The solid colour that a browser paints around the page. */
export const themeColorOf = ({ theme }: Environment): string => themeFor(theme).color.brand;

const nothing = () => undefined;

const speaker =
  (i18n: I18n, { appTitle }: Environment) =>
  (message: MessageDescriptor): string =>
    i18n._({ ...message, values: { name: appTitle } });

function render(app: ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    return { html, css: plainCss(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/** The rules alone: the browser makes its own, so that none of them needs a mark to be found by. */
export function plainCss(tags: string): string {
  return [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) =>
      css.replace(/\/\*!sc\*\/\s*(data-styled\.g\d+\[id="[^"]*"\]\{[^}]*\})?/g, ''),
    )
    .join('')
    .trim();
}
