import { useLingui } from '@lingui/react/macro';
import {
  Banner,
  Button,
  type Elements,
  type Fact,
  type IconShape,
  stateIcons,
  WholeDates,
} from '@/design/ui';
import type { AcceptedPayment, OrderBanner, OrderState } from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useDates, useMoney } from '@/shared/hooks/useFormats';
import { useOpenedElsewhere } from './OpenedElsewhere';
import { useOpenPayment } from './OpenPayment';
import { PaymentTracker } from './PaymentTracker';
import { SettleByHand, useStatusCheck } from './UnknownOutcome';
import { useDay } from './useDay';
import type { ReadOrder } from './useOrderBanner';
import { useWhenSeen } from './useWhenSeen';

export interface OrderBannerViewProps {
  readonly banner: OrderBanner;
  readonly order: OrderKey;
  readonly read: ReadOrder | undefined;
  /** The picture of the order's own state. */
  readonly picture?: Elements;
  /** The receipt of an instalment stands below: what is due is the next one. */
  readonly isNext?: boolean;
}

/** What is so now of an order, for the hero of its screens. */
export function OrderBannerView(props: OrderBannerViewProps) {
  const { banner, order, read, picture, isNext } = props;
  const status = useStatusFact(read);
  switch (banner.is) {
    case 'unknown':
      return <Unknown key={banner.intent.sent.id} order={order} status={status} />;
    case 'notBooked':
      return <NotBooked payment={banner.payment} order={order} status={status} />;
    case 'openedElsewhere':
      return <Elsewhere order={order} status={status} />;
    default:
      return (
        read && (
          <Own
            state={banner.is}
            read={read}
            picture={picture}
            status={isNext && banner.is === 'due' ? status : []}
          />
        )
      );
  }
}

/** The lender's own words, where a payment stands before them. */
function useStatusFact(read: ReadOrder | undefined): readonly Fact[] {
  const { t } = useLingui();
  if (!read?.title) return [];
  return [
    {
      text: t({ message: `Loan`, comment: "Before the lender's status of the loan." }),
      value: read.title,
    },
  ];
}

interface PaymentStateProps {
  readonly order: OrderKey;
  readonly status: readonly Fact[];
}

function Unknown({ order, status }: PaymentStateProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { open, named, isSentHere, outcome } = useOpenPayment({ order });
  const { checkStatus, isChecking, meaning, mayUnlock } = useStatusCheck(outcome);
  useWhenSeen(isSentHere ? undefined : checkStatus);
  if (!open) return null;
  const factsSince = (text: string) => [{ text, value: dateTime(open.sent.leftAt) }, ...status];
  const sent = t({
    message: `Sent`,
    comment: 'Before the time at which a payment left this device.',
  });
  // 800005 is an answer: the lender has this payment.
  const isAnswered = 'isDuplicate' in open && open.isDuplicate;
  const payment = named && {
    label: t({ message: `Payment`, comment: 'Above the amount of a payment.' }),
    amount: money(named.amount),
  };
  if (isSentHere) {
    return (
      <Banner
        word={t({ message: `Your payment is being sent`, comment: 'Of a card payment.' })}
        icon={stateIcons.waiting}
        {...payment}
        facts={factsSince(sent)}
      />
    );
  }
  return (
    <Banner
      word={t({
        message: `We are checking your payment`,
        comment: 'A payment was sent, and no answer came. It may have been paid or not.',
      })}
      text={outcome.title}
      icon={stateIcons.waiting}
      {...payment}
      facts={factsSince(
        isAnswered
          ? sent
          : t({
              message: `No answer since`,
              comment:
                'Before the time at which a payment was sent: nobody knows whether it arrived.',
            }),
      )}
    >
      <Button isBusy={isChecking} onClick={checkStatus}>{t`Check status`}</Button>
      {outcome.action}
      <PaymentTracker sentAt={open.sent.leftAt} reached={isAnswered ? 'sent' : 'unanswered'} />
      <p role="status">
        <WholeDates>{[named?.card.name, meaning].filter(Boolean).join('. ')}</WholeDates>
      </p>
      {mayUnlock && <SettleByHand {...outcome.byHand} />}
    </Banner>
  );
}

function NotBooked({
  payment: { amount, leftAt, isStillShown },
  order,
  status,
}: PaymentStateProps & { readonly payment: AcceptedPayment }) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { outcome } = useOpenPayment({ order });
  useWhenSeen(() => void outcome.onCheck());
  return (
    <Banner
      word={t({
        message: `We received your payment`,
        comment: 'The lender accepted a payment. The loan may not show it yet.',
      })}
      // Without a reading that shows the earlier debt it is not known whether the debt counts the payment.
      text={
        isStillShown
          ? t({
              message: `Your loan does not show it yet: that can take 24 hours. Do not pay it again. If it is not there by then, ask customer service.`,
              comment:
                'Of a payment that the lender accepted. Paying again would take the money twice.',
            })
          : undefined
      }
      icon={stateIcons.waiting}
      label={t`Payment`}
      amount={money(amount)}
      facts={[{ text: t`Sent`, value: dateTime(leftAt) }, ...status]}
    >
      <PaymentTracker sentAt={leftAt} reached="received" />
    </Banner>
  );
}

function Elsewhere({ order, status }: PaymentStateProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  const { elsewhere, ask, meaning, actions } = useOpenedElsewhere(order, 'primary');
  useWhenSeen(() => void ask());
  if (!elsewhere) return null;
  return (
    <Banner
      word={t({
        message: `You opened an online payment`,
        comment: 'The borrower left for a payment page; it is not known whether they paid there.',
      })}
      text={t({
        message: `If you paid there, do not pay again: your loan can take 24 hours to show it. Your bank's app shows whether money left. If you are not sure, ask customer service.`,
        comment: 'Of a payment page outside, which was opened before.',
      })}
      icon={stateIcons.outside}
      label={t`Payment`}
      amount={money(elsewhere.amount)}
      facts={[
        {
          text: t({
            message: `Opened`,
            comment: 'Before the time at which a payment page was opened.',
          }),
          value: dateTime(elsewhere.leftAt),
        },
        ...status,
      ]}
    >
      {meaning && (
        <p role="status">
          <WholeDates>{meaning}</WholeDates>
        </p>
      )}
      {actions}
    </Banner>
  );
}

interface OwnProps {
  readonly state: OrderState;
  readonly read: ReadOrder;
  readonly picture: Elements;
  /** The lender's own words, where the state stands before them. */
  readonly status: readonly Fact[];
}

/** The order's own state. */
function Own({ state, read, picture, status }: OwnProps) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useDay();
  const word = useWord(state);
  const { canRepay, amount, dueDate, title, text } = read;
  const date =
    state === 'overdue'
      ? t({ message: `Late since`, comment: 'Before the due date, which is over.' })
      : t({
          message: `Due date`,
          comment: 'The last day for a payment without a late charge.',
        });
  return (
    <Banner
      word={(status.length === 0 && title) || word}
      text={text}
      {...(picture ? { picture } : { icon: icons[state] ?? stateIcons.waiting })}
      {...(canRepay &&
        amount && {
          label: t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' }),
          amount: money(amount),
        })}
      facts={[...(canRepay && dueDate ? [{ text: date, value: day(dueDate) }] : []), ...status]}
    />
  );
}

const icons: Readonly<Partial<Record<OrderState, IconShape>>> = {
  overdue: stateIcons.wrong,
  due: stateIcons.day,
  settled: stateIcons.good,
};

/** The state where the lender has no words for it. */
function useWord(state: OrderState): string {
  const { t } = useLingui();
  switch (state) {
    case 'overdue':
      return t({ message: `Your payment is late`, comment: 'The due date is over.' });
    case 'due':
      return t({ message: `Your next payment`, comment: 'Above the amount and its due date.' });
    case 'settled':
      return t({
        message: `Your loan is paid. You owe nothing more`,
        comment: 'Nothing is owed any more.',
      });
    case 'underReview':
      return t({
        message: `Under review: you owe nothing yet`,
        comment: 'The lender decides on the loan.',
      });
    case 'disbursing':
      return t({ message: `Your money is on its way`, comment: 'The lender pays the loan out.' });
    default:
      return t({ message: `Your loan`, comment: 'Heading where the lender sends none.' });
  }
}
