import { useLingui } from '@lingui/react/macro';
import { useDispatch } from 'react-redux';
import { useEnvironment } from '../environment/EnvironmentContext';
import { useGo } from '../navigation/useGo';
import { Button } from '../ui/Button';
import { paymentClaimed, type PaymentClaim } from './paymentClaim';
import { useDates } from './useDates';
import { useSubject } from './useSubject';

/** What the screen knows of the payment; without a date, it was today. */
export type AlreadyPaidProps = Partial<Omit<PaymentClaim, 'orderNo'>>;

/**
 * For a payment that is not shown: leads to a complaint of the type that the lender has for it, with what is known
 * of the payment written down. Nothing is sent by it. A lender without such a type gets no button.
 */
export function AlreadyPaid({ amount = '', date, way = '', reference = '' }: AlreadyPaidProps) {
  const { t } = useLingui();
  const { paymentProofType } = useEnvironment();
  const dates = useDates();
  const { orderId: orderNo = '' } = useSubject();
  const dispatch = useDispatch();
  const go = useGo();
  if (!paymentProofType) return null;
  const report = () => {
    const day = date ?? dates.date(Date.now());
    dispatch(paymentClaimed({ orderNo, amount, date: day, way, reference }));
    go('complainPageNext', { problemType: paymentProofType, orderNo });
  };
  return <Button variant="text" onClick={report}>{t`I have already paid`}</Button>;
}
