import { complaintScreens } from '../../features/complaint/index';
import { loanScreens } from '../../features/loan/index';
import { repaymentScreens } from '../../features/repayment/index';
import { siteScreens } from '../../features/site/index';
import { supportScreens } from '../../features/support/index';
import { createI18n } from '../../i18n/i18n';
import type { Language } from '../../i18n/language';
import { standsAt } from '../../navigation/paths';
import type { LoadsOf, OfferedScreen, ScreenRow } from '../../navigation/screens/row';
import {
  type Rows,
  rows,
  type ScreenName,
  screenNames,
  spokenOn,
} from '../../navigation/screens/rows';
import { type LazyScreen, lazyScreen, type ReloadOnce } from '../shell/lazyScreen';
import type { Services } from '../../store/services';

const loads: LoadsOf<Rows> = {
  ...loanScreens,
  ...repaymentScreens,
  ...complaintScreens,
  ...supportScreens,
  ...siteScreens,
};

const notFoundScreen: OfferedScreen = {
  paths: {},
  load: () => import(/* webpackChunkName: "not-found" */ '../../borrower/NotFoundScreen'),
  texts: 'shell',
};

export interface Screens {
  /**
   * The screen at a path. One that asks the server needs a session; without one the error screen stands in
   * its place, and nothing is asked.
   */
  readonly at: (pathname: string, hasSession: boolean) => LazyScreen;
  /** Fetches the code and texts of the screens that the one at a path leads to. */
  readonly fetchNext: (pathname: string) => void;
}

export function createScreens(
  { i18n, environment }: Pick<Services, 'i18n' | 'environment'>,
  reload: ReloadOnce,
  more: readonly OfferedScreen[] = [],
): Screens {
  const chinese = createI18n('zh');
  const lazy = (screen: OfferedScreen) => {
    const language = spokenOn(screen, environment, i18n.locale as Language);
    return lazyScreen(screen, language === 'zh' ? chinese : i18n, reload);
  };
  const own = screenNames.map<OfferedScreen>((name) => ({ ...rows[name], load: loads[name] }));
  const table = [...own, ...more]
    .filter(({ feature }) => !feature || environment.features[feature])
    .map((screen) => ({ screen, lazy: lazy(screen) }));
  const notFound = lazy(notFoundScreen);
  const find = (pathname: string) => table.find(({ screen }) => standsAt(screen, pathname));
  return {
    at(pathname, hasSession) {
      const found = find(pathname);
      const isBarred = found?.screen.asks && !hasSession;
      return (isBarred ? find(rows.error.paths.errorUrl) : found)?.lazy ?? notFound;
    },
    fetchNext(pathname) {
      const names: readonly string[] = find(pathname)?.screen.leadsTo ?? [];
      names.forEach((name) => {
        const { paths }: ScreenRow = rows[name as ScreenName];
        find(Object.values(paths)[0] ?? '')?.lazy.fetchAhead();
      });
    },
  };
}
