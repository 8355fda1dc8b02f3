import { useAddressQuery } from '../../navigation/useAddressQuery';

/**
 * What the screen's address asks to be paid, in minor units. It will be shown as owed and sent, so
 * anything but a whole number is no amount, whoever wrote it there.
 */
export function useAddressAmount(): string {
  const amount = useAddressQuery()('amount');
  return /^[1-9]\d{0,14}$/.test(amount) ? amount : '';
}
