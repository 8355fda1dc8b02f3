import { useSearchParams } from 'react-router-dom';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { parametersIn } from '../session/launch';
import { type ParametersOf, pathTo, type RouteName } from './routes';

/** Reads the address's parameters by the same rule as a launch's: empty for what is absent or not acceptable. */
export function useAddressQuery() {
  const [query] = useSearchParams();
  return parametersIn(query);
}

/** Goes to a screen. */
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

/** What a button that leads somewhere is given. */
export interface Way {
  /** The address in the app, so that what the screen reads can leave when the button is touched. */
  readonly 'data-way': string;
  readonly onClick: () => void;
}

/** Gives a button the way to a screen. The product and order of this screen's address are carried along. */
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
