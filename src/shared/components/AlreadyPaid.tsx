import { useLingui } from '@lingui/react/macro';
import { Button } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useCurrentOrder, useGo } from '@/platform/navigation';
import { useAppDispatch } from '@/platform/store';
import { type MissingPayment, missingPaymentReported } from '../missingPayment';

/** The details of the payment that the screen knows. */
export type AlreadyPaidProps = Partial<Omit<MissingPayment, 'orderNo'>>;

/**
 * Opens a complaint about a missing payment, with the known details filled in. It sends nothing. Without a complaint
 * type for payments in the environment there is no button.
 */
export function AlreadyPaid({
  amount = '',
  date = '',
  way = '',
  reference = '',
}: AlreadyPaidProps) {
  const { t } = useLingui();
  const { paymentProofType } = useEnvironment();
  const { orderId: orderNo = '' } = useCurrentOrder();
  const dispatch = useAppDispatch();
  const go = useGo();
  if (!paymentProofType) return null;
  const report = () => {
    dispatch(missingPaymentReported({ orderNo, amount, date, way, reference }));
    go('complainPageNext', { problemType: paymentProofType, orderNo });
  };
  return (
    <Button variant="text" onClick={report}>
      {t({
        message: `I have already paid`,
        comment: 'Button: reports a payment that the lender does not show.',
      })}
    </Button>
  );
}
