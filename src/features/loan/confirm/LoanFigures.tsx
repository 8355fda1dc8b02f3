import { useLingui } from '@lingui/react/macro';
import { Card, CardTitle, DetailList, Notice, ProductHeading, WholeDates } from '@/design/ui';
import type { Confirmation } from '@/domain/orders';
import { serverImage } from '@/platform/navigation';
import { PaymentPlan, useDay, useMoney } from '@/shared';
import { TrueCost } from './TrueCost';

/** The parts of a loan offer: product, coupon, details, repayment plan and true cost. */
export function LoanFigures({ loan }: { readonly loan: Confirmation }) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useDay();
  const { firstPayment, plan, rows } = loan;
  const coupon = loan.couponAmount && money(loan.couponAmount);
  // A row of the lender's own takes it off already. A fee of the same amount does not.
  const isCouponSaid = rows.some(
    ({ value }) => coupon && /^\s*[-−–]/.test(value) && value.includes(coupon),
  );
  // What is said of each payment is said once.
  const [description, ...others] = new Set(plan.map((payment) => payment.description));
  const isSaidOnce = plan.length > 1 && others.length === 0 && !!description;
  // A note that only repeats the amount above is left out.
  const notes = [loan.amountNote, loan.rateNote].filter(
    (note) => note && note !== money(loan.amount),
  );
  const details = [
    ...rows,
    {
      text: t({
        message: `First payment`,
        comment: "Label before the date of the borrower's first payment.",
      }),
      value: day(firstPayment),
    },
    {
      text: t({ message: `Coupon`, comment: 'A discount in money. An amount stands beside it.' }),
      value: isCouponSaid ? '' : coupon,
    },
  ].filter(({ value }) => value);
  return (
    <>
      <Card>
        <ProductHeading name={loan.productName} logo={serverImage(loan.productLogo)} />
        <DetailList rows={details} />
        {notes.length > 0 && (
          <Notice>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
      </Card>
      {plan.length > 0 && (
        <Card>
          <CardTitle>
            {t({
              message: `Repayment plan`,
              comment: "The list of the borrower's payments with their dates.",
            })}
          </CardTitle>
          {isSaidOnce && (
            <p>
              <WholeDates>{description}</WholeDates>
            </p>
          )}
          <PaymentPlan
            isMarked={plan.length > 1}
            plan={isSaidOnce ? plan.map((payment) => ({ ...payment, description: '' })) : plan}
          />
        </Card>
      )}
      <TrueCost loan={loan} />
    </>
  );
}
