import { useAddressQuery } from '../../navigation/useGo';
import { selectOrderId, selectProductId } from '../../session/slice';
import { useAppSelector } from '../../store/hooks';

/** The product and order that a screen is about: from its address, else from the launch. */
export function useSubject(): { productId: string | undefined; orderId: string | undefined } {
  const read = useAddressQuery();
  const productId = useAppSelector(selectProductId);
  const orderId = useAppSelector(selectOrderId);
  return {
    productId: read('productId') || productId,
    orderId: read('orderId') || orderId,
  };
}
