import { useLingui } from '@lingui/react/macro';
import { Notice, WholeDates } from '../../../design/ui';
import { isPending, orderSubject, selectShownAccount } from '../../../domain/money';
import { useCurrentOrder } from '../../../platform/navigation';
import { useAppSelector } from '../../../platform/store';
import { ScreenLink, useDates, useMoney } from '../../../shared';

/** A notice above the channels: a payment of this order is open, so the borrower must not pay by another channel. */
export function OpenPaymentNote() {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { orderId = '' } = useCurrentOrder();
  const open = useAppSelector((state) => selectShownAccount(state, orderSubject(orderId)).open);
  if (!open || !isPending(open)) return null;
  const { sent } = open;
  const time = dateTime(sent.leftAt);
  const facts = sent.kind === 'card' ? `${money(sent.amount)}, ${time}` : time;
  const coupon = sent.kind === 'card' && sent.couponId ? { couponId: sent.couponId } : {};
  const own = { ...(sent.kind === 'card' && { amount: sent.amount }), ...coupon };
  return (
    <Notice tone="warning">
      <p>
        <WholeDates>
          {t({
            message: `Do not pay in another way yet: we do not know whether your card payment went through: ${facts}. Check its status first.`,
            comment: 'No answer came. The placeholder is the amount and time of the payment.',
          })}
        </WholeDates>
      </p>
      <ScreenLink to="ynRepay" parameters={own} state={{ readAt: sent.leftAt }}>
        {t({
          message: `Check status`,
          comment: 'Link: asks the lender whether the payment went through. It pays nothing.',
        })}
      </ScreenLink>
    </Notice>
  );
}
