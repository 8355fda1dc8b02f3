import { useLingui } from '@lingui/react/macro';
import { Card, CardTitle, WholeDates } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useCurrentOrder } from '@/platform/navigation';
import { ScreenLink, useIsolated, useMoney } from '@/shared';
import type { Contract } from './contract';
import { useWithdrawal } from './useWithdrawal';

/**
 * The borrower's right to withdraw from the loan (docs/reference/screens.md#contract-of-an-order): until which day, and what has to be
 * paid back. Nothing is shown where the brand has no such right or the day of the disbursement is not known.
 */
export function Withdrawal({ contract }: { readonly contract: Contract }) {
  const { t } = useLingui();
  const isolated = useIsolated();
  const withdrawal = useWithdrawal(contract.disbursementDate);
  if (!withdrawal) return null;
  const { isOver } = withdrawal;
  const day = isolated(withdrawal.lastDay);
  return (
    <Card as="section">
      <CardTitle>
        {t({
          message: `Your right to withdraw`,
          comment: 'Heading: for some days the borrower can give the loan back.',
        })}
      </CardTitle>
      <p>
        <WholeDates>
          {isOver
            ? t({
                message: `You could withdraw from this loan until ${day}. That time is over.`,
                comment: 'The placeholder is the last day of the right to withdraw.',
              })
            : t({
                message: `You can withdraw from this loan until ${day}. You give no reason.`,
                comment: 'The placeholder is the last day of the right to withdraw.',
              })}
        </WholeDates>
      </p>
      {!isOver && <Offer disbursed={contract.disbursedAmount} />}
    </Card>
  );
}

function Offer({ disbursed }: { readonly disbursed: string }) {
  const { t } = useLingui();
  const money = useMoney();
  const { withdrawalType: problemType } = useEnvironment();
  const { orderId: orderNo = '' } = useCurrentOrder();
  const amount = money(disbursed);
  return (
    <>
      <p>
        <WholeDates>
          {amount
            ? t({
                message: `You then pay back the ${amount} that you received. The agreement says what you pay for the days until then.`,
                comment: 'What a borrower pays who withdraws. The placeholder is an amount.',
              })
            : t({
                message: `You then pay back what you received. The agreement says what you pay for the days until then.`,
                comment: 'What a borrower pays who withdraws from the loan.',
              })}
        </WholeDates>
      </p>
      <ScreenLink to="complainPageNext" parameters={{ problemType, orderNo }}>
        {t({
          message: `Withdraw from this loan`,
          comment: 'Link: opens the form of a withdrawal. It sends nothing yet.',
        })}
      </ScreenLink>
    </>
  );
}
