import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type ButtonVariant, Notice, WholeDates } from '@/design/ui';
import { type CheckResult, usePendingPayment } from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useDates, useMoney } from '@/shared/hooks/useFormats';
import { useSeeBooked } from './useSeeBooked';

/** An opened online payment. Only the borrower or the lender's books can tell whether the payment was made. */
export function useOpenedElsewhere(order: OrderKey, variant: ButtonVariant = 'secondary') {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { elsewhere, pending, checkStatus, notPaidElsewhere } = usePendingPayment(order);
  const seeBooked = useSeeBooked();
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<CheckResult>();
  const ask = async () => {
    setChecking(true);
    const found = await checkStatus();
    setChecking(false);
    setChecked(found);
    if (found.finding === 'done') seeBooked();
  };
  const meaning =
    checked?.finding === 'unreadable'
      ? t({
          message: `${appTitle} did not answer. Do not pay yet. Check again in two minutes.`,
          comment: 'After a check of an online payment: the lender did not answer.',
        })
      : checked &&
        t({
          message: `Your loan does not show this payment yet. Do not pay again if your bank's app shows that money left.`,
          comment: 'After a check of an online payment: the debt is the same as before.',
        });
  const actions = (
    <>
      {!pending && (
        <Button isBusy={isChecking} variant={variant} onClick={() => void ask()}>
          {t({
            message: `Check status`,
            comment:
              'Button: asks the lender whether the payment or the confirmation went through. It pays nothing.',
          })}
        </Button>
      )}
      <Button variant="text" onClick={notPaidElsewhere}>
        {t({
          message: `I did not pay there`,
          comment:
            'Button: the borrower states that they did not pay on the page that was opened before.',
        })}
      </Button>
    </>
  );
  return { elsewhere, ask, meaning, actions };
}

/** Shows it as a notice, where it is not what the screen's banner says. */
export function OpenedElsewhere({ order }: { readonly order: OrderKey }) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { elsewhere, meaning, actions } = useOpenedElsewhere(order);
  if (!elsewhere) return null;
  const [amount, time] = [money(elsewhere.amount), dateTime(elsewhere.leftAt)];
  return (
    <Notice tone="warning">
      <p>
        <WholeDates>
          {t({
            message: `You opened the online payment of ${amount} at ${time}. If you paid there, do not pay again.`,
            comment:
              'The borrower left for a payment page outside; it is not known whether they paid there.',
          })}
        </WholeDates>
      </p>
      <p role="status">{meaning}</p>
      {actions}
    </Notice>
  );
}
