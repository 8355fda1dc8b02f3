import { type Rows, rows } from './screens/rows';

export type RouteName = { [Name in keyof Rows]: keyof Rows[Name]['paths'] }[keyof Rows];

/** Every address by its name in docs/reference/screens.md. React Router ignores case. */
export const routes = Object.assign(
  {},
  ...Object.values(rows).map(({ paths }) => paths),
) as Readonly<Record<RouteName, string>>;

/** A screen's own parameters, in addition to `productId` and `orderId`, which every in-app address has. */
interface RouteParameters {
  DRInstructions: { requestType: '1' | '2'; amount: string; payCode: string };
  /** Without an amount: the screen shows the open payment, and pays nothing. */
  ynRepay: { amount?: string; couponId?: string };
  ynRepayChoose: { amount: string; couponId?: string };
  complainPageNext: { problemType: string; problemSonType?: string; orderNo: string };
  complainDetails: { problemId: string };
}

/** The product and the order that a screen is about. */
export interface CurrentOrder {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

export type ParametersOf<Name extends RouteName> = CurrentOrder &
  (Name extends keyof RouteParameters ? RouteParameters[Name] : object);

/** An in-app address. Empty parameters are left out. */
export function pathTo<Name extends RouteName>(name: Name, parameters: ParametersOf<Name>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries<string | undefined>({ ...parameters })) {
    if (value) query.set(key, value);
  }
  const text = query.toString();
  return routes[name] + (text && `?${text}`);
}
