import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { pathTo, type ParametersOf, type RouteName } from './routes';
import { useAddressQuery } from './useAddressQuery';

/** Goes to a screen. The product and order of this screen's address are carried along. */
export function useGo() {
  const navigate = useNavigate();
  const read = useAddressQuery();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): void => {
    const subject = { productId: read('productId'), orderId: read('orderId') };
    void navigate(pathTo(name, { ...subject, ...parameters }), options);
  };
}
