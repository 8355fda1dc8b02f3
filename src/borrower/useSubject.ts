import { useAddressQuery } from '../navigation/useAddressQuery';
import { useSelector } from 'react-redux';
import { selectOrderId, selectProductId } from '../session/sessionSlice';

/** The product and order that a screen is about: from its address, else from the launch. */
export function useSubject(): { productId: string | undefined; orderId: string | undefined } {
  const read = useAddressQuery();
  const productId = useSelector(selectProductId);
  const orderId = useSelector(selectOrderId);
  return {
    productId: read('productId') || productId,
    orderId: read('orderId') || orderId,
  };
}
