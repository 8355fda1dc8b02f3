import { useLingui } from '@lingui/react/macro';
import { AmountHero, Button, Card, DetailList, ProductHeading, Skeleton } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { PhoneLine } from '@/shared';
import { EarlyScreen, fromAddress, NOTHING, OwnTap, useDays, valuesOf } from '@/shared/early';
import { AgreementTick } from './AgreementTick';
import { SummaryLine, useSummaryWords } from './PlanSummary';
import { useTermUnits } from './useTerm';

const { value, word, list, Part } = valuesOf<'loanDetailConfirm'>();

/** The offer: amount, term and rate, the product with its rows, and the button that confirms. */
function Picture() {
  const { t } = useLingui();
  const { agreementTicked, trueCost } = useEnvironment();
  const units = Object.fromEntries(useTermUnits());
  const days = useDays();
  const summary = useSummaryWords({
    count: value('repay_plans', 'count'),
    total: value('repay_plans', 'sum'),
    amount: value('repay_plans.0.amount', 'money'),
    date: value('repay_plans.0.pay_time!', 'date'),
  });
  return (
    <EarlyScreen
      title={t({
        message: `Confirm your loan`,
        comment: 'Title of the screen on which the borrower accepts the loan.',
      })}
      lines={8}
      heroKind="offer"
      hero={
        <>
          <AmountHero
            label={t({
              message: `Disbursal amount`,
              comment: 'What the borrower receives if they confirm.',
            })}
            amount={value('amount!', 'money')}
            facts={[
              {
                text: t({
                  message: `Loan term`,
                  comment: 'Label before the length of the loan, such as 30 days.',
                }),
                value: `${value('periods!')} ${word('termUnit', units, 'periods')}`,
              },
              {
                text: t({
                  message: `Interest rate per day`,
                  comment: 'A percentage for one day of the loan.',
                }),
                value: value('loanRate', 'rate'),
              },
              {
                text: t({
                  message: `You receive → you pay back`,
                  comment: 'Label before two amounts with an arrow between them.',
                }),
                value: `${value('amount!', 'money')} → ${value('repay_plans', 'sum')}`,
              },
            ]}
          />
          {/* The app computes the yearly rate and the bar of the costs: their place. */}
          <Skeleton lines={1} height={trueCost ? '4.90625rem' : '1.5rem'} />
        </>
      }
      above={<div role="alert" />}
      footer={
        <>
          <Part unless={{ isNewContract: [''] }}>
            <AgreementTick address="" isTicked={agreementTicked} tick={() => undefined} />
          </Part>
          <Part unless={{ repay_plans: ['', '0', '1'] }}>
            <SummaryLine>{summary.many}</SummaryLine>
          </Part>
          <Part when={{ repay_plans: ['1'] }}>
            <SummaryLine>{summary.one}</SummaryLine>
          </Part>
          <Part unless={{ '?mobilePhone': [''] }}>
            <PhoneLine end={fromAddress('mobilePhone', 'phone')} />
          </Part>
          <OwnTap>
            <Button>
              {t({
                message: `Confirm loan`,
                comment: 'Button: accept the loan. From here on the borrower owes it.',
              })}
            </Button>
          </OwnTap>
        </>
      }
    >
      <Card>
        <Part>
          <ProductHeading name={value('comProductName')} />
        </Part>
        <DetailList
          rows={[
            ...list('details', (at) => ({ text: at('text'), value: at('value') })),
            {
              text: t({
                message: `First payment`,
                comment: "Label before the date of the borrower's first payment.",
              }),
              value: value('firstPayTime', 'day', days),
            },
          ]}
        />
      </Card>
    </EarlyScreen>
  );
}

export const confirmPicture = {
  Picture,
  isAboutMoney: true,
  // The lender prepares the figures: the screen reads again.
  conditions: { when: { isNeedPop: NOTHING } },
};
