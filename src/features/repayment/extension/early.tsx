import { useLingui } from '@lingui/react/macro';
import { AmountHero, Card, CardTitle, DetailList, PlanList, ProductHeading } from '@/design/ui';
import { EarlyScreen, useDays, valuesOf } from '@/shared/early';
import { ExtensionNotice } from './ExtensionBody';
import { ServiceRoom } from './FloatingService';

const { value, list, Part } = valuesOf<'loanPlayDelayDetail'>();

/** The fee and the new date, the plan with the extension, and what an extension means. */
function Picture() {
  const { t } = useLingui();
  const days = useDays();
  return (
    <EarlyScreen
      title={t({ message: `Extend`, comment: 'Button: ask for a later due date, against a fee.' })}
      action={<ServiceRoom />}
      lines={8}
      hero={
        <AmountHero
          label={t({
            message: `Extension fee today`,
            comment: 'The price of a later due date. It pays nothing of the debt.',
          })}
          amount={value('delayInfo.delayAmount!', 'money')}
          facts={[
            {
              text: t({ message: `New due date`, comment: 'The due date after an extension.' }),
              value: value('delayInfo.delayTime', 'day', days),
            },
          ]}
        />
      }
    >
      <Card as="section">
        <Part>
          <ProductHeading name={value('productName')} />
        </Part>
        <Part unless={{ repayPlan: ['', '0'] }}>
          <CardTitle>
            {value(
              'delayInfo.reviewer',
              undefined,
              t({
                message: `Repayment plan`,
                comment: "The list of the borrower's payments with their dates.",
              }),
            )}
          </CardTitle>
        </Part>
        <PlanList
          steps={list('repayPlan', (at) => ({
            title: at('title'),
            amount: at('amount', 'money'),
            time: at('time', 'day', days),
            description: at('remark', 'sentence'),
          }))}
        />
        <Part unless={{ repayPlan: ['', '0'] }}>
          <DetailList
            rows={[
              {
                text: t({
                  message: `You pay in total`,
                  comment: 'Label before the sum of several payments.',
                }),
                value: value('repayPlan', 'sum'),
              },
            ]}
          />
        </Part>
      </Card>
      <ExtensionNotice />
    </EarlyScreen>
  );
}

export const extensionPicture = { Picture, isAboutMoney: true };
