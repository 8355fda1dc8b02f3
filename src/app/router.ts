import type { I18n } from '@lingui/core';
import { matchPath } from 'react-router-dom';
import { complaintRoutes } from '../features/complaint';
import { loanRoutes } from '../features/loan';
import { repaymentRoutes } from '../features/repayment';
import { supportRoutes } from '../features/support';
import type { FeatureRoute } from '../navigation/featureRoute';
import { routes } from '../navigation/routes';
import { lazyScreen, type LazyScreen, type ReloadOnce } from './lazyScreen';

export interface AppScreen {
  readonly path: string;
  readonly needsSession: boolean;
  readonly lazy: LazyScreen;
}

const featureRoutes: readonly FeatureRoute[] = [
  ...loanRoutes,
  ...repaymentRoutes,
  ...complaintRoutes,
  ...supportRoutes,
];

export function createScreens(
  i18n: I18n,
  reload: ReloadOnce,
  more: readonly FeatureRoute[] = [],
): readonly AppScreen[] {
  return [...featureRoutes, ...more].flatMap((route) => {
    const lazy = lazyScreen(route, i18n, reload);
    return route.names.map((name) => ({
      path: routes[name],
      needsSession: route.needsSession,
      lazy,
    }));
  });
}

/** The screen at a path, by the same rule as the router's own. */
export const screenAt = (screens: readonly AppScreen[], pathname: string) =>
  screens.find(({ path }) => matchPath(path, pathname));
