import { useLingui } from '@lingui/react/macro';
import { type Elements, Notice, WholeDates } from '@/design/ui';
import {
  type OpenIntent,
  type SentPayment,
  SOONEST_UNDONE_MS,
  usePendingPayment,
} from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useDates, useIsolated, useMoney } from '@/shared/hooks/useFormats';
import { ScreenLink } from '../ScreenLink';
import { UnknownOutcome } from './UnknownOutcome';
import { useSeeBooked } from './useSeeBooked';

export interface OpenPaymentProps {
  readonly order: OrderKey;
  /** The screen shows this payment's sending, so this component does not. */
  readonly isShownHere?: boolean;
  /**
   * The control on the payment's own screen that requests the payment's code; `null` if the screen cannot request one.
   * On any other screen it is undefined: a button then opens the payment's own screen.
   */
  readonly codeAction?: Elements;
  /** The words for the failure of the last call, where the screen made it. */
  readonly detail?: string | undefined;
}

/** Shows the order's payment that is being sent or has an unknown outcome, and the possible actions. */
export function OpenPayment(props: OpenPaymentProps) {
  const { order, isShownHere = false, codeAction, detail } = props;
  const { t } = useLingui();
  const payment = useOpenPayment({ order, codeAction, detail });
  const { open, pending, isSentHere, facts } = payment;
  if (open?.state === 'undone') return <Undone facts={facts} isDoubted={open.isDoubted} />;
  if (!pending) return null;
  if (isSentHere) {
    return isShownHere ? null : (
      <Notice>
        {t({
          message: `This payment is being sent: ${facts}`,
          comment: 'The placeholder is the payment: amount, card and time.',
        })}
      </Notice>
    );
  }
  return <UnknownOutcome key={pending.sent.id} {...payment.outcome} />;
}

/** A payment that a check did not find, as its own notice: the screen's banner says the others. */
export function UndonePayment({ order }: Pick<OpenPaymentProps, 'order'>) {
  const { open, facts } = useOpenPayment({ order });
  return open?.state === 'undone' && <Undone facts={facts} isDoubted={open.isDoubted} />;
}

/** The order's open payment: its facts, what is known of it, and what the borrower can do. */
export function useOpenPayment({ order, codeAction, detail }: OpenPaymentProps) {
  const { t } = useLingui();
  const {
    open,
    pending,
    atLender: known,
    isSentHere,
    mayUnlock,
    checkStatus,
    settleByHand,
  } = usePendingPayment(order);
  const action = known && (codeAction === undefined ? <CodeLink payment={known} /> : codeAction);
  const isAtLender = open?.state === 'unknown' && 'isAtLender' in open && open.isAtLender;
  // Where the sendings under its token differed it is not known which amount the lender has.
  const facts = useFacts(open, !isAtLender || !!known);
  const words = useOpenWords(open, { isAtLender, isNamed: !!known, hasCode: !!action });
  const seeBooked = useSeeBooked();
  const byHand = {
    label: t({
      message: `It was not paid`,
      comment:
        'Button: the borrower states that a payment of unknown outcome did not take their money.',
    }),
    warning: t({
      message: `If this payment went through and you pay again, you pay twice. Look in your bank's app first, or ask customer service.`,
      comment:
        'Warning before the borrower states that nothing was paid: the money may be taken twice.',
    }),
    sure: t({
      message: `I looked: it was not paid. Pay again`,
      comment: 'Button, second step: another payment becomes possible.',
    }),
    onSettle: settleByHand,
  };
  return {
    open,
    pending,
    isSentHere,
    /** The payment of which amount and card are known. */
    named: open?.sent.kind === 'card' && (!isAtLender || known) ? open.sent : undefined,
    facts,
    outcome: {
      ...words,
      untilKnown: t({
        message: `Until it is known, do not pay again, here or elsewhere. Your bank's app shows whether money left.`,
        comment: 'After a check of a payment without a result.',
      }),
      facts,
      detail,
      onCheck: async () => {
        const checked = await checkStatus();
        if (checked.finding === 'done') seeBooked();
        return checked;
      },
      byHand,
      mayUnlock,
      action,
    },
  };
}

interface UndoneProps {
  readonly facts: string;
  readonly isDoubted: boolean;
}

/** A payment that a check did not find; `isDoubted`: the lender has booked one since. */
function Undone({ facts, isDoubted }: UndoneProps) {
  const { t } = useLingui();
  return (
    <Notice tone="warning">
      <WholeDates>
        {isDoubted
          ? t({
              message: `Do not pay yet. Your loan shows a new payment since your check. It may be this payment: ${facts} Look at your loan first.`,
              comment:
                'Of a payment that an earlier check did not find. The placeholder is its amount, card and time.',
            })
          : t({
              message: `Your last check did not find this payment: ${facts} Look in your bank's app, or ask customer service. If no money left, you can pay again. If it left, do not pay: your loan can take 24 hours to show it.`,
              comment: 'The placeholder is the payment: amount, card and time.',
            })}
      </WholeDates>
    </Notice>
  );
}

/** A link to the screen of exactly this payment: that screen requests the code. */
function CodeLink({ payment: { amount, couponId, leftAt } }: { readonly payment: SentPayment }) {
  const { t } = useLingui();
  return (
    <ScreenLink
      to="ynRepayChoose"
      parameters={{ amount, ...(couponId && { couponId }) }}
      state={{ readAt: leftAt }}
    >
      {t({
        message: `Get the code for this payment`,
        comment: 'Link: leads to the screen that asks for the SMS code of the payment.',
      })}
    </ScreenLink>
  );
}

interface Certainty {
  /** The lender has a payment with this token. */
  readonly isAtLender: boolean;
  /** It is known which one it has. */
  readonly isNamed: boolean;
  readonly hasCode: boolean;
}

function useOpenWords(open: OpenIntent | null, certainty: Certainty) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { dateTime } = useDates();
  const askFrom = dateTime((open?.sent.leftAt ?? 0) + SOONEST_UNDONE_MS);
  const atLender = useAtLenderWords(certainty, askFrom);
  if (open?.state !== 'unknown') {
    return {
      title: t({
        message: `Another window is sending a payment`,
        comment: 'The borrower has the same loan open in a second window, which pays now.',
      }),
      meanwhile: t({
        message: `Do not pay again, here or elsewhere: another window is paying, and you could pay twice. Look there, check the status from ${askFrom}, or ask customer service.`,
        comment: 'That payment: the one which another window sends.',
      }),
    };
  }
  return {
    title: t({
      message: `We do not know whether your payment went through`,
      comment: 'A payment was sent, and no answer came. The money may have been taken or not.',
    }),
    meanwhile: certainty.isAtLender
      ? atLender
      : t({
          message: `The money may have left: no answer of ${appTitle} reached this page. Do not pay again, here or elsewhere. Your bank's app shows whether money left. Check the status from ${askFrom}, or ask customer service.`,
          comment: 'A payment was sent, and it is not known whether it was paid.',
        }),
  };
}

function useAtLenderWords({ isNamed, hasCode }: Certainty, askFrom: string): string {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  if (!isNamed) {
    return t({
      message: `${appTitle} already has a payment of this loan. It may not be finished yet. Do not pay again, here or elsewhere. Check the status from ${askFrom}, or ask customer service.`,
      comment:
        'The lender refused a payment as sent twice. It is not known which of several amounts it has.',
    });
  }
  return hasCode
    ? t({
        message: `${appTitle} already has this payment. It may not be finished yet. Do not pay again, here or elsewhere. Get the code to finish it, check the status from ${askFrom}, or ask customer service.`,
        comment: 'The payment at the lender. Its code: the SMS code that finishes it.',
      })
    : t({
        message: `${appTitle} already has this payment. It may not be finished yet. Do not pay again, here or elsewhere. Check the status from ${askFrom}, or ask customer service.`,
        comment: 'The payment at the lender, which needs no code.',
      });
}

/** The identifying facts of a payment: amount, card, time. */
function useFacts(intent: OpenIntent | null, isNamed: boolean): string {
  const { t } = useLingui();
  const { dateTime } = useDates();
  const money = useMoney();
  const isolated = useIsolated();
  if (!intent) return '';
  const { sent } = intent;
  const known =
    sent.kind === 'card' && isNamed ? [money(sent.amount), isolated(sent.card.name)] : [];
  const facts = [...known, dateTime(sent.leftAt)].join(' · ');
  return t({
    message: `${facts}.`,
    comment:
      'The placeholder is the payment or the confirmation: amount, card and time. The sentence needs its full stop.',
  });
}
