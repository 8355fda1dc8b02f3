import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import type { AliasName, RequestOf } from '@/contract';
import { useAppSelector } from '@/platform/store';
import { parametersIn, selectOrderId, selectProductId } from '../session';
import { type ParametersOf, pathTo, type RouteName } from './routes';
import { argumentOf, parameterGetter } from './screens/firstRead';
import type { FirstRead } from './screens/row';

/** Reads the address's parameters by the rules of a launch; empty for a missing or invalid one. */
export function useAddressQuery() {
  const [query] = useSearchParams();
  return parametersIn(query);
}

/** The product and the order of a screen: from its address, otherwise from the launch. */
export function useCurrentOrder(): { productId: string | undefined; orderId: string | undefined } {
  const get = useAddressQuery();
  const productId = useAppSelector(selectProductId);
  const orderId = useAppSelector(selectOrderId);
  return {
    productId: get('productId') || productId,
    orderId: get('orderId') || orderId,
  };
}

/** The argument of a screen's first request, as the page's first script makes it; undefined where the address lacks a part. */
export function useFirstArgument<Name extends AliasName>({
  asks,
}: {
  readonly asks: FirstRead & { readonly alias: Name };
}): RequestOf<Name> | undefined {
  const argument = argumentOf(asks, parameterGetter(useAddressQuery(), useCurrentOrder()));
  return argument as RequestOf<Name> | undefined;
}

/** Returns a function that opens a screen. */
export function useGo() {
  const linkProps = useLinkProps();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): void => {
    linkProps(name, parameters, options).onClick();
  };
}

/** Returns a function that makes the address of a link to a screen. This address's product and order are added. */
export function useAddressTo() {
  const get = useAddressQuery();
  return <Name extends RouteName>(name: Name, parameters: ParametersOf<Name>): string => {
    const order = { productId: get('productId'), orderId: get('orderId') };
    return pathTo(name, { ...order, ...parameters });
  };
}

/** Props of a button that opens a screen. What opens a screen is a link, except where the specification says button. */
export interface LinkProps {
  /** The in-app address. Touching the button sends the screen's first request early. */
  readonly 'data-prefetch': string;
  readonly onClick: () => void;
}

/** Returns a function that makes the props of a button to a screen. */
export function useLinkProps() {
  const navigate = useNavigate();
  const addressTo = useAddressTo();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): LinkProps => {
    const address = addressTo(name, parameters);
    return { 'data-prefetch': address, onClick: () => navigate(address, options) };
  };
}
