import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { WireOf } from '@/contract';
import type { StateTone } from '@/design/theme';
import { Banner, Button, Card, DetailList, ProductHeading, SkeletonCard } from '@/design/ui';
import { OrderStatus } from '@/domain/orders';
import { useLinkProps } from '@/platform/navigation';
import { CannotPay } from '@/shared';
import {
  type Conditions,
  EarlyScreen,
  NOTHING,
  type PathIn,
  PictureState,
  useDays,
  valuesOf,
} from '@/shared/early';
import { StatusPicture } from './StatusPicture';

const { value, list, Part } = valuesOf<'loanDetails'>();

const WAITING = [OrderStatus.underReview, OrderStatus.disbursing, OrderStatus.awaiting];

const REPAYABLE = { orderStatus: [OrderStatus.due, OrderStatus.overdue] };

const NEAR = { 'repayDate days': ['0', '1', '2', '3'] };

type State = 'overdue' | 'due' | 'settled' | 'waiting' | 'other';

const states: Readonly<Record<State, Conditions<PathIn<WireOf<'loanDetails'>>>>> = {
  // Without a date the lender's status decides.
  overdue: {
    when: REPAYABLE,
    any: [
      { when: { 'repayDate isOver': ['true'] } },
      { when: { 'repayDate isOver': [''], orderStatus: [OrderStatus.overdue] } },
    ],
  },
  due: {
    any: [
      { when: { ...REPAYABLE, 'repayDate isOver': ['false'] } },
      { when: { 'repayDate isOver': [''], orderStatus: [OrderStatus.due] } },
    ],
  },
  settled: { when: { orderStatus: [OrderStatus.settled] } },
  waiting: { when: { orderStatus: WAITING } },
  other: { unless: { orderStatus: [...REPAYABLE.orderStatus, OrderStatus.settled, ...WAITING] } },
};

const tones: Readonly<Partial<Record<State, StateTone>>> = {
  overdue: 'wrong',
  settled: 'good',
  waiting: 'waiting',
};

/** The order: its status, its details and the actions that the status allows. A state has its own ground. */
function Picture() {
  const isWaiting = use(PictureState) === 'waiting';
  if (isWaiting) return <Order state="other" />;
  return Object.entries(states).map(([state, conditions]) => (
    <Part key={state} {...conditions}>
      <Order state={state as State} />
    </Part>
  ));
}

function Order({ state }: { readonly state: State }) {
  const { t } = useLingui();
  const words = useWords();
  const days = useDays();
  const linkProps = useLinkProps();
  const isRepayable = state === 'overdue' || state === 'due';
  return (
    <EarlyScreen
      title={t({
        message: `Loan details`,
        comment: 'Title of the screen with the state of one loan.',
      })}
      lines={8}
      heroKind="state"
      tone={tones[state]}
      hero={
        <Banner
          // The words of the others depend on the status: React shows an answer that lacks the lender's own.
          word={
            state === 'waiting'
              ? value('noticeStatusText!')
              : value('noticeStatusText', undefined, words[state])
          }
          text={value('noticeDesText', 'sentence')}
          picture={<StatusPicture status="" />}
          {...(isRepayable && {
            label: t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' }),
            amount: value('repayAmount', 'money'),
            facts: [
              {
                text:
                  state === 'overdue'
                    ? t({
                        message: `Late since`,
                        comment: 'Before the due date, which is over.',
                      })
                    : t({
                        message: `Due date`,
                        comment: 'The last day for a payment without a late charge.',
                      }),
                value: value('repayDate', 'day', days),
              },
            ],
          })}
        />
      }
      footer={
        <>
          <Part when={REPAYABLE}>
            <Button {...linkProps('repayUrl', {})}>
              {t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
            </Button>
          </Part>
          <Part when={REPAYABLE} unless={{ isDelay: NOTHING }}>
            <Button variant="secondary">
              {t({
                message: `Extend`,
                comment: 'Button: ask for a later due date, against a fee.',
              })}
            </Button>
          </Part>
          <Part when={{ orderStatus: [OrderStatus.settled] }}>
            <Button>
              {t({
                message: `Borrow again`,
                comment: 'Button: take another loan from the same lender.',
              })}
            </Button>
            <Button variant="secondary">
              {t({
                message: `My account`,
                comment:
                  "Button: opens the borrower's profile in the lender's app. It is no bank account.",
              })}
            </Button>
          </Part>
        </>
      }
    >
      <Below state={state} />
    </EarlyScreen>
  );
}

/** The details; near the due date, and after it, the borrower's choices, which depend on later answers and on the device. */
function Below({ state }: { readonly state: State }) {
  const choices = <SkeletonCard lines={6} />;
  if (state === 'overdue') {
    return (
      <>
        <CannotPay at="loanDetailUrl" variant="secondary" />
        {choices}
      </>
    );
  }
  if (state !== 'due') return <Details />;
  return (
    <>
      <Part when={NEAR}>{choices}</Part>
      <Part unless={NEAR}>
        <Details />
      </Part>
    </>
  );
}

function Details() {
  return (
    <Card>
      <Part>
        <ProductHeading name={value('productName')} />
      </Part>
      {/* A rejected order has no details (docs/reference/screens.md#order-statuses). */}
      <Part unless={{ orderStatus: [OrderStatus.rejected] }}>
        <DetailList
          rows={list('userOrderDetail.detail', (at) => ({
            text: at('text'),
            value: at('value', 'nonzero'),
          }))}
        />
      </Part>
    </Card>
  );
}

/** The states where the lender has no words for them. */
function useWords() {
  const { t } = useLingui();
  return {
    overdue: t({ message: `Your payment is late`, comment: 'The due date is over.' }),
    due: t({ message: `Your next payment`, comment: 'Above the amount and its due date.' }),
    settled: t({ message: `Your loan is paid`, comment: 'Nothing is owed any more.' }),
    other: t({ message: `Your loan`, comment: 'Heading where the lender sends none.' }),
  };
}

export const loanDetailPicture = { Picture, isAboutMoney: true };
