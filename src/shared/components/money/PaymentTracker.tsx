import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { tabularDigits, VisuallyHidden } from '@/design/ui';
import { useDates } from '@/shared/hooks/useFormats';

type Step = 'sent' | 'received' | 'booked';

/** `unanswered`: the payment was sent, and nobody knows whether the payment has arrived. */
type Reached = 'unanswered' | Step;

export interface PaymentTrackerProps {
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** The last step that is known of the payment. */
  readonly reached: Reached;
}

const ORDER: readonly Step[] = ['sent', 'received', 'booked'];

/** How far a payment is: sent, received by the lender, shown in the loan. */
export function PaymentTracker({ sentAt, reached }: PaymentTrackerProps) {
  const { t } = useLingui();
  const time = /\d\d:\d\d/.exec(useDates().dateTime(sentAt))?.[0] ?? '';
  const names: Readonly<Record<Step, string>> = {
    sent:
      reached === 'unanswered'
        ? t({
            message: `Sent ${time}, no answer yet`,
            comment: 'First step of a payment of which nobody knows whether it has arrived.',
          })
        : t({
            message: `Sent ${time}`,
            comment: 'First step of a payment. The placeholder is a time of the day.',
          }),
    received: t({
      message: `Received`,
      comment: 'Second step of a payment: the lender accepted it.',
    }),
    booked: t({
      message: `Shown in your loan`,
      comment: 'Last step of a payment: what is owed is lower.',
    }),
  };
  const done = t({ message: `done`, comment: 'For screen readers: a step of a payment.' });
  const notYet = t({ message: `not yet`, comment: 'For screen readers: a step of a payment.' });
  return (
    <Steps>
      {ORDER.map((step, place) => {
        const isDone = reached !== 'unanswered' && place <= ORDER.indexOf(reached);
        const isWaiting = reached === 'unanswered' && step === 'sent';
        return (
          <li key={step} data-done={isDone}>
            <Mark viewBox="0 0 24 24" aria-hidden>
              <circle cx="12" cy="12" r="10" />
              {/* No tick stands while nobody knows: three dots wait for the answer. */}
              {isWaiting && <path d="M7.5 12h0M12 12h0M16.5 12h0" />}
              {isDone && <path d="M7 12.5l3.5 3.5L17 9" pathLength="1" />}
            </Mark>
            <span>{names[step]}</span>
            {!isWaiting && <VisuallyHidden>{` (${isDone ? done : notYet})`}</VisuallyHidden>}
          </li>
        );
      })}
    </Steps>
  );
}

const Steps = styled.ol`
  ${tabularDigits}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
  gap: var(--space-s);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.3;
  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-xs);
  }
  /* The way from step to step. */
  li + li::before {
    content: '';
    position: absolute;
    inset-inline: calc(-100% + 1.5rem) calc(100% + 0.25rem);
    top: calc(0.625rem - 1px);
    border-top: 2px dotted;
  }
  li[data-done='true'] + li[data-done='true']::before {
    border-top-style: solid;
  }
`;

/** The tick is drawn in 300 ms; `GlobalStyle` ends it at once with reduced motion. */
const Mark = styled.svg`
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path[pathLength] {
    stroke-dasharray: 1;
    animation: draw 0.3s ease-out;
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
`;
