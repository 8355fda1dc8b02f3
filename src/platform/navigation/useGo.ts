import { useSelector } from 'react-redux';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import { parametersIn, selectOrderId, selectProductId } from '../session';
import { type ParametersOf, pathTo, type RouteName } from './routes';

/** Reads the address's parameters by the rules of a launch; empty for a missing or invalid one. */
export function useAddressQuery() {
  const [query] = useSearchParams();
  return parametersIn(query);
}

/** The product and the order of a screen: from its address, otherwise from the launch. */
export function useSubject(): { productId: string | undefined; orderId: string | undefined } {
  const read = useAddressQuery();
  const productId = useSelector(selectProductId);
  const orderId = useSelector(selectOrderId);
  return {
    productId: read('productId') || productId,
    orderId: read('orderId') || orderId,
  };
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

/** Props of a button that opens a screen. */
export interface LinkProps {
  /** The in-app address. Touching the button sends the screen's first request early. */
  readonly 'data-prefetch': string;
  readonly onClick: () => void;
}

/** Returns a function that makes the props of a button to a screen. This address's product and order are added. */
export function useLinkProps() {
  const navigate = useNavigate();
  const read = useAddressQuery();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): LinkProps => {
    const subject = { productId: read('productId'), orderId: read('orderId') };
    const address = pathTo(name, { ...subject, ...parameters });
    return { 'data-prefetch': address, onClick: () => navigate(address, options) };
  };
}
