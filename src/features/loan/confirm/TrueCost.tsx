import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@/design/format';
import { Card, CardTitle, DetailList } from '@/design/ui';
import type { YearlyRate } from '@/domain/cost';
import type { Confirmation } from '@/domain/orders';
import { type Environment, inLanguage, useEnvironment } from '@/platform/environment';
import { useLaunchLanguage, useMoney } from '@/shared';
import { useCost } from './useCost';

/** The cost of the loan by its plan, where the environment names a rate (docs/reference/cost.md#what-is-shown). */
export function TrueCost({ loan }: { readonly loan: Confirmation }) {
  const { trueCost } = useEnvironment();
  return trueCost && <Section loan={loan} trueCost={trueCost} />;
}

interface SectionProps {
  readonly loan: Confirmation;
  readonly trueCost: NonNullable<Environment['trueCost']>;
}

function Section({ loan, trueCost }: SectionProps) {
  const { t } = useLingui();
  const money = useMoney();
  const rateText = useRateText();
  const environment = useEnvironment();
  const name = inLanguage(trueCost.name, useLaunchLanguage(), environment);
  const { received, paidBack, cost, rate } = useCost(loan);
  const rows = [
    {
      text: t({
        message: `You receive`,
        comment: 'Label before an amount: the money that the borrower gets.',
      }),
      value: money(received),
    },
    {
      text: t({
        message: `You pay back`,
        comment: 'Label before an amount: the sum of all payments of the borrower.',
      }),
      value: paidBack && money(paidBack),
    },
    {
      text: t({
        message: `The loan costs you`,
        comment: 'Label before an amount: what is paid back minus what is received.',
      }),
      value: cost && money(cost),
    },
    { text: name, value: rateText(rate) },
  ].filter(({ value }) => value);
  return (
    <Card as="section">
      <CardTitle>
        {t({
          message: `What this loan costs`,
          comment: 'Heading above the amounts received, paid back, and the yearly rate.',
        })}
      </CardTitle>
      <DetailList rows={rows} />
      {rate.kind !== 'none' && (
        <p>
          {t({
            message: `You do not pay ${name}: what you pay is above. Use it to compare two loans: the one with the lower rate costs less.`,
            comment: 'The placeholder is the legal name of the yearly rate, such as APR.',
          })}
        </p>
      )}
    </Card>
  );
}

/** `12,34 %`, with the environment's decimal sign. */
export function useRateText(): (rate: YearlyRate) => string {
  const { t } = useLingui();
  const { numberFormat } = useEnvironment();
  return (rate) => {
    if (rate.kind === 'none') return '';
    if (rate.kind === 'beyond')
      return t({
        message: `more than ${formatNumber(10_000, numberFormat)} %`,
        comment: 'A yearly rate that is too large to be written: more than 10,000 %.',
      });
    return `${(rate.hundredths / 100).toFixed(2).replace('.', numberFormat.decimal)} %`;
  };
}
