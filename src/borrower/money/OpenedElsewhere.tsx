import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePaymentStanding } from '../../money/usePaymentStanding';
import type { OrderKey } from '../../order/api';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { WholeDates } from '../../ui/WholeDates';
import { useDates } from '../useDates';
import { useMoney } from '../useMoney';
import { useSeeBooked } from './StandingPayment';

/** An online payment that was opened: whether it was paid there only the borrower, or the lender's books, can tell. */
export function OpenedElsewhere({ order }: { readonly order: OrderKey }) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { elsewhere, standing, check, notPaidElsewhere } = usePaymentStanding(order);
  const seeBooked = useSeeBooked();
  const [isChecking, setChecking] = useState(false);
  const [isUnclear, setUnclear] = useState(false);
  if (!elsewhere) return null;
  const ask = async () => {
    setChecking(true);
    const { finding } = await check();
    setChecking(false);
    setUnclear(true);
    if (finding === 'done') seeBooked();
  };
  const [amount, time] = [money(elsewhere.amount), dateTime(elsewhere.leftAt)];
  return (
    <Notice tone="warning">
      <p>
        <WholeDates>{t`You opened the online payment of ${amount} at ${time}. If you paid there, do not pay again.`}</WholeDates>
      </p>
      <p role="status">{isUnclear && t`The lender does not show that payment yet.`}</p>
      {!standing && (
        <Button isBusy={isChecking} variant="secondary" onClick={() => void ask()}>
          {t`Check status`}
        </Button>
      )}
      <Button variant="text" onClick={notPaidElsewhere}>{t`I did not pay there`}</Button>
    </Notice>
  );
}
