import { matchRoutes } from 'react-router-dom';
import type { Services } from '@/app/store/services';
import { createI18n } from '@/design/i18n';
import { complaintScreens } from '@/features/complaint';
import { loanScreens } from '@/features/loan';
import { repaymentScreens } from '@/features/repayment';
import { siteScreens } from '@/features/site';
import { notFoundScreen, supportScreens } from '@/features/support';
import {
  type LoadsOf,
  type OfferedScreen,
  type Rows,
  rows,
  type ScreenName,
  screenNames,
  type ScreenRow,
  spokenOn,
} from '@/platform/navigation';
import { type FetchableScreen, lazyScreen, type ReloadOnce } from '../shell/lazyScreen';

const loads: LoadsOf<Rows> = {
  ...loanScreens,
  ...repaymentScreens,
  ...complaintScreens,
  ...supportScreens,
  ...siteScreens,
};

/** A route of React Router with its screen. */
export interface ScreenRoute {
  readonly path: string;
  readonly row: OfferedScreen;
  readonly screen: FetchableScreen;
}

export interface Screens {
  /** One route for each path. The last route matches every other path. */
  readonly routes: readonly ScreenRoute[];
  /** Shown without a session in place of a screen with a first read. */
  readonly error: FetchableScreen;
  readonly routeAt: (pathname: string) => ScreenRoute;
  /** Fetches the code and texts of the screens that the one at a path leads to. */
  readonly fetchNext: (pathname: string) => void;
}

export function createScreens(
  { i18n, environment }: Pick<Services, 'i18n' | 'environment'>,
  reload: ReloadOnce,
  more: readonly OfferedScreen[] = [],
): Screens {
  const chinese = createI18n('zh');
  const lazy = (row: OfferedScreen) => {
    const language = spokenOn(row, environment, i18n.locale);
    const [own, other] = language === 'zh' ? [chinese, i18n] : [i18n, chinese];
    return lazyScreen(row, own, reload, other);
  };
  const routesOf = (row: OfferedScreen): ScreenRoute[] => {
    const screen = lazy(row);
    return Object.values(row.paths).map((path) => ({ path, row, screen }));
  };
  const offered = screenNames.map<OfferedScreen>((name) => ({ ...rows[name], load: loads[name] }));
  const notFound: ScreenRoute = { path: '*', row: notFoundScreen, screen: lazy(notFoundScreen) };
  const routes = [...offered, ...more]
    .filter(({ feature }) => !feature || environment.features[feature])
    .flatMap(routesOf)
    .concat(notFound);
  const routeAt = (pathname: string) => matchRoutes([...routes], pathname)?.[0]?.route ?? notFound;
  return {
    routes,
    error: routeAt(rows.error.paths.errorUrl).screen,
    routeAt,
    fetchNext(pathname) {
      const names: readonly string[] = routeAt(pathname).row.leadsTo ?? [];
      names.forEach((name) => {
        const { paths }: ScreenRow = rows[name as ScreenName];
        void routeAt(Object.values(paths)[0] ?? '').screen.fetchAhead();
      });
    },
  };
}

/** The screen of a route. The error screen replaces a screen that needs a session if there is no session. */
export const shownAt = (
  { error }: Pick<Screens, 'error'>,
  { row, screen }: ScreenRoute,
  isLoggedIn: boolean,
): FetchableScreen => (row.asks && !isLoggedIn ? error : screen);
