import { matchPath } from 'react-router-dom';
import { complaintRoutes } from '../../features/complaint/index';
import { loanRoutes } from '../../features/loan/index';
import { repaymentRoutes } from '../../features/repayment/index';
import { siteRoutes } from '../../features/site/index';
import { supportRoutes } from '../../features/support/index';
import { createI18n } from '../../i18n/i18n';
import type { FeatureRoute } from '../../navigation/featureRoute';
import { routes } from '../../navigation/routes';
import { lazyScreen, type LazyScreen, type ReloadOnce } from './lazyScreen';
import type { Services } from './services';

export const featureRoutes: readonly FeatureRoute[] = [
  ...loanRoutes,
  ...repaymentRoutes,
  ...complaintRoutes,
  ...supportRoutes,
  ...siteRoutes,
];

const notFoundRoute: FeatureRoute = {
  names: [],
  load: () => import(/* webpackChunkName: "not-found" */ '../../borrower/NotFoundRoute'),
  texts: 'shell',
  needsSession: false,
};

export interface Screens {
  /**
   * The screen at a path, matched by React Router's rule (without regard to case). A screen that calls
   * the server needs a session; without one the error screen stands in its place, and nothing is asked.
   */
  readonly at: (pathname: string, hasSession: boolean) => LazyScreen;
}

export function createScreens(
  { i18n, environment }: Pick<Services, 'i18n' | 'environment'>,
  reload: ReloadOnce,
  more: readonly FeatureRoute[] = [],
): Screens {
  const chinese = createI18n('zh');
  const isChinese = ({ fixedLanguage }: FeatureRoute) =>
    fixedLanguage !== undefined && environment[fixedLanguage] === 'zh';
  // Flat, so that finding a screen to preload and one to render is the same look-up.
  const offered = [...featureRoutes, ...more].filter(
    ({ feature }) => !feature || environment.features[feature],
  );
  const table = offered.flatMap((route) => {
    const lazy = lazyScreen(route, isChinese(route) ? chinese : i18n, reload);
    const paths = route.names.map<string>((name) => routes[name]).concat(route.path ?? []);
    return paths.map((path) => ({ ...route, path, lazy }));
  });
  const notFound = lazyScreen(notFoundRoute, i18n, reload);
  const find = (pathname: string) => table.find(({ path }) => matchPath(path, pathname));
  return {
    at(pathname, hasSession) {
      const found = find(pathname);
      const isBarred = found?.needsSession && !hasSession;
      return (isBarred ? find(routes.errorUrl) : found)?.lazy ?? notFound;
    },
  };
}
