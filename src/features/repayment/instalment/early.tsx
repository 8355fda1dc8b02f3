import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Banner, SkeletonCard, stateIcons } from '@/design/ui';
import { EarlyScreen, PictureState, useDays, valuesOf } from '@/shared/early';

const { value, Part } = valuesOf<'loanPlayDetail'>();

const OVERDUE = { 'repayDate isOver': ['true'] };

/** What is owed, and until when or since when. The ways to pay below it depend on the brand and on the debt. */
function Picture() {
  const isWaiting = use(PictureState) === 'waiting';
  if (isWaiting) return <Debt isOverdue={false} />;
  return (
    <>
      <Part when={OVERDUE}>
        <Debt isOverdue />
      </Part>
      <Part unless={OVERDUE}>
        <Debt isOverdue={false} />
      </Part>
    </>
  );
}

function Debt({ isOverdue }: { readonly isOverdue: boolean }) {
  const { t } = useLingui();
  const days = useDays();
  return (
    <EarlyScreen
      title={t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
      lines={8}
      tone={isOverdue ? 'wrong' : undefined}
      hero={
        <Banner
          word={
            isOverdue
              ? t({ message: `Your payment is late`, comment: 'The due date is over.' })
              : t({ message: `Your next payment`, comment: 'Above the amount and its due date.' })
          }
          icon={isOverdue ? stateIcons.wrong : stateIcons.day}
          label={t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' })}
          amount={value('repayAmount!', 'money')}
          facts={[
            {
              text: isOverdue
                ? t({ message: `Late since`, comment: 'Before the due date, which is over.' })
                : t({
                    message: `Due date`,
                    comment: 'The last day for a payment without a late charge.',
                  }),
              value: value('repayDate', 'day', days),
            },
          ]}
        />
      }
    >
      <SkeletonCard lines={8} />
    </EarlyScreen>
  );
}

export const instalmentPicture = { Picture, isAboutMoney: true };
