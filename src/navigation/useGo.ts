import { useSearchParams } from 'react-router-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { parametersIn } from '../session/launch/launch';
import { type ParametersOf, pathTo, type RouteName } from './routes';

/** Reads the address's parameters by the rules of a launch; empty for a missing or invalid one. */
export function useAddressQuery() {
  const [query] = useSearchParams();
  return parametersIn(query);
}

/** Returns a function that opens a screen. */
export function useGo() {
  const way = useWay();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): void => {
    way(name, parameters, options).onClick();
  };
}

/** Props of a button that opens a screen. */
export interface Way {
  /** The in-app address. Touching the button sends the screen's first request early. */
  readonly 'data-way': string;
  readonly onClick: () => void;
}

/** Returns a function that makes the props of a button to a screen. This address's product and order are added. */
export function useWay() {
  const navigate = useNavigate();
  const read = useAddressQuery();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): Way => {
    const subject = { productId: read('productId'), orderId: read('orderId') };
    const address = pathTo(name, { ...subject, ...parameters });
    return { 'data-way': address, onClick: () => void navigate(address, options) };
  };
}
