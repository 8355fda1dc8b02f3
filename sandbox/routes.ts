import type { Alias } from './calls';
import { rowOf } from './calls';
import { cardRoutes } from './cardRoutes';
import { complaintRoutes } from './complaintRoutes';
import { loanRoutes } from './loanRoutes';
import { promotionRoutes } from './promotionRoutes';
import { repaymentRoutes } from './repaymentRoutes';
import type { BorrowerRoute, VisitorRoute } from './route';

const borrowerRoutes = { ...loanRoutes, ...repaymentRoutes, ...cardRoutes, ...complaintRoutes };

/** All routes. A call of the table without a route does not compile. */
const routes = { ...borrowerRoutes, ...promotionRoutes } satisfies Record<
  Alias,
  BorrowerRoute | VisitorRoute
>;

type FoundRoute =
  | { readonly audience: 'borrower'; readonly route: BorrowerRoute }
  | { readonly audience: 'visitor'; readonly route: VisitorRoute };

export function routeOf(alias: Alias): FoundRoute {
  if (isVisitorAlias(alias)) return { audience: 'visitor', route: routes[alias] };
  return { audience: 'borrower', route: routes[alias] };
}

function isVisitorAlias(alias: Alias): alias is keyof typeof promotionRoutes {
  return rowOf(alias).audience === 'visitor';
}
