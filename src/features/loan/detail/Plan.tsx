import { useLingui } from '@lingui/react/macro';
import { Card, CardTitle } from '@/design/ui';
import type { PlannedPayment } from '@/domain/orders';
import { PaymentPlan } from '@/shared';

/** All payments of the loan: the paid ones, today, and those that come. */
export function Plan({ plan }: { readonly plan: readonly PlannedPayment[] }) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <CardTitle>
        {t({
          message: `Repayment plan`,
          comment: "The list of the borrower's payments with their dates.",
        })}
      </CardTitle>
      <PaymentPlan plan={plan} isMarked />
    </Card>
  );
}
