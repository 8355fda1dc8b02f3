import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { addMinorUnits, formatRate, typedMoney } from '@/design/format';
import { AmountHero } from '@/design/ui';
import type { Confirmation } from '@/domain/orders';
import { inLanguage, useEnvironment } from '@/platform/environment';
import { useCurrency, useLaunchLanguage, useMoney } from '@/shared';
import { costParts } from './costParts';
import { useRateText } from './TrueCost';
import { useCost } from './useCost';
import { useTerm } from './useTerm';

/** What the borrower receives, and what it costs: nothing of it needs a scroll. */
export function LoanHero({ loan }: { readonly loan: Confirmation }) {
  const { t } = useLingui();
  const money = useMoney();
  const term = useTerm();
  const rateText = useRateText();
  const environment = useEnvironment();
  const language = useLaunchLanguage();
  const { received, paidBack, cost, rate } = useCost(loan);
  const { numberFormat, trueCost } = environment;
  return (
    <>
      <AmountHero
        label={t({
          message: `Disbursal amount`,
          comment: 'What the borrower receives if they confirm.',
        })}
        amount={money(loan.amount)}
        facts={[
          {
            text: t({
              message: `Loan term`,
              comment: 'Label before the length of the loan, such as 30 days.',
            }),
            value: term(loan),
          },
          {
            text: t({
              message: `Interest rate per day`,
              comment: 'A percentage for one day of the loan.',
            }),
            value: formatRate(loan.dailyRate, numberFormat),
          },
          {
            text: t({
              message: `You receive → you pay back`,
              comment: 'Label before two amounts with an arrow between them.',
            }),
            value: paidBack ? `${money(received)} → ${money(paidBack)}` : '',
          },
          {
            text: trueCost ? inLanguage(trueCost.name, language, environment) : '',
            value: trueCost ? rateText(rate) : '',
          },
        ].filter(({ value }) => value)}
      />
      {cost && <CostBar loan={loan} cost={cost} />}
    </>
  );
}

/** What is received beside each part of the cost, in true proportion. The figures are in the texts. */
function CostBar({ loan, cost }: { readonly loan: Confirmation; readonly cost: string }) {
  const { numberFormat } = useEnvironment();
  const currency = useCurrency();
  const { amount, couponAmount, rows } = loan;
  const costs = rows.map(({ value }) => typedMoney(value, currency, numberFormat));
  // The lender's rows are those before the coupon.
  const whole = addMinorUnits(cost, couponAmount || '0') ?? cost;
  const parts = [amount, ...costParts(costs, whole)].map(Number);
  if (!parts.every((part) => part >= 0)) return null;
  return (
    <Bar aria-hidden>
      {parts.map((part, index) => (
        <span key={index} style={{ flexGrow: part }} />
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.5rem;
  margin-bottom: var(--space-m);
  overflow: hidden;
  border-radius: var(--radius-pill);
  > span {
    flex-basis: 0;
    background: currentColor;
  }
  > :nth-child(n + 2) {
    opacity: 0.7;
  }
  > :nth-child(n + 3) {
    opacity: 0.5;
  }
  > :nth-child(n + 4) {
    opacity: 0.35;
  }
`;
