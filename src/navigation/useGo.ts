import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { pathTo, type ParametersOf, type RouteName } from './routes';

/** Goes to a screen. The product and order of this screen's address are carried along. */
export function useGo() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return <Name extends RouteName>(
    name: Name,
    parameters: ParametersOf<Name>,
    options?: NavigateOptions,
  ): void => {
    void navigate(pathTo(name, { ...subjectOf(search), ...parameters }), options);
  };
}

function subjectOf(search: string) {
  const query = new URLSearchParams(search);
  const productId = query.get('productId');
  const orderId = query.get('orderId');
  return { ...(productId && { productId }), ...(orderId && { orderId }) };
}
