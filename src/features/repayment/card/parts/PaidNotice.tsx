import { useLingui } from '@lingui/react/macro';
import { useLoanDetailsQuery } from '../../../../order/api';
import { useSubject } from '../../../../borrower/useSubject';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { Settled } from '../../../../ui/illustrations/Settled';
import { usePayment } from '../usePayment';

/** A card payment went through: what Back finds. An order with more to pay can be paid again, knowingly. */
export function PaidNotice() {
  const { t } = useLingui();
  const { seeLoan, release } = usePayment();
  const { currentData: order } = useLoanDetailsQuery(useSubject());
  return (
    <EmptyState
      illustration={<Settled />}
      title={t`Your payment was sent`}
      text={t`It was sent once and will not be sent again.`}
      actions={
        <>
          <Button onClick={seeLoan}>{t`View my loan`}</Button>
          {order?.canRepay && (
            <Button variant="text" onClick={release}>{t`Make another payment`}</Button>
          )}
        </>
      }
    />
  );
}
