import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../environment/EnvironmentContext';
import { useGo, useSubject } from '../../navigation/useGo';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { type PaymentClaim, paymentClaimed } from '../paymentClaim';

/** What the screen knows of the payment. */
export type AlreadyPaidProps = Partial<Omit<PaymentClaim, 'orderNo'>>;

/**
 * For a payment that is not shown: leads to a complaint of the type that the lender has for it, with what is known
 * of the payment written down. Nothing is sent by it. A lender without such a type gets no button.
 */
export function AlreadyPaid({
  amount = '',
  date = '',
  way = '',
  reference = '',
}: AlreadyPaidProps) {
  const { t } = useLingui();
  const { paymentProofType } = useEnvironment();
  const { orderId: orderNo = '' } = useSubject();
  const dispatch = useAppDispatch();
  const go = useGo();
  if (!paymentProofType) return null;
  const report = () => {
    dispatch(paymentClaimed({ orderNo, amount, date, way, reference }));
    go('complainPageNext', { problemType: paymentProofType, orderNo });
  };
  return <Button variant="text" onClick={report}>{t`I have already paid`}</Button>;
}
