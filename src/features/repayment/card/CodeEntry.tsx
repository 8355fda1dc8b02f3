import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { typedCode } from '@/design/format';
import { Button, Card, CardTitle, stack, TextField } from '@/design/ui';
import { useCountdown } from '@/shared';
import { type PaymentResult, paymentText } from './usePaymentResult';

/** The minimum length of an SMS code (docs/reference/limits.md#texts). */
const SHORTEST_CODE = 6;

export interface CodeEntryProps {
  /** The result of the last code. The screen holds it, because it outlives this component. */
  readonly result: PaymentResult;
  /** When another code may be requested, in epoch milliseconds. */
  readonly deadline: number;
  readonly onEnter: (code: string) => void;
  /** Requests the code again; undefined where the payment's card is not in the list. */
  readonly onResend: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly isBusy: boolean;
  readonly isLocked: boolean;
}

/** The entry of a payment's SMS code. */
export function CodeEntry(props: CodeEntryProps) {
  const { result, deadline, onEnter, onResend, onCancel, isBusy, isLocked } = props;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { refusal } = result;

  // The focus moves to the field when the step opens and when a code is refused.
  useEffect(() => {
    input.current?.focus();
  }, [refusal]);

  const submit = () => {
    const entered = typedCode(code);
    if (entered.length < SHORTEST_CODE) result.refuse(paymentText.codeTooShort);
    else onEnter(entered);
  };

  // The button is disabled from now on, and the field waits for the new code.
  const resend = () => {
    onResend?.();
    input.current?.focus();
  };

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CardTitle>
        {t({
          message: `Enter the code from the SMS`,
          comment: 'Heading above the field: the code finishes the payment.',
        })}
      </CardTitle>
      <TextField
        ref={input}
        label={t({
          message: `Verification code`,
          comment: 'Label of the field for the code from the SMS.',
        })}
        value={code}
        onChange={(text) => {
          result.clear();
          setCode(text);
        }}
        error={refusal}
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={isLocked}
        end={
          <ResendButton deadline={deadline} onResend={isLocked || !onResend ? undefined : resend} />
        }
      />
      <CodeActions isBusy={isBusy} isLocked={isLocked} onCancel={onCancel} />
    </Card>
  );
}

type CodeActionsProps = Pick<CodeEntryProps, 'isBusy' | 'isLocked' | 'onCancel'>;

function CodeActions({ isBusy, isLocked, onCancel }: CodeActionsProps) {
  const { t } = useLingui();
  return (
    <Actions>
      <Button type="submit" isBusy={isBusy} disabled={isLocked}>
        {t({
          message: `Confirm`,
          comment:
            'Button: sends the code and finishes the payment. From here on the card is charged.',
        })}
      </Button>
      <Button variant="secondary" disabled={isBusy || isLocked} onClick={onCancel}>
        {t({
          message: `Leave without paying`,
          comment:
            'Button: closes the field for the code. The payment is not finished. Its Chinese is fixed.',
        })}
      </Button>
    </Actions>
  );
}

interface ResendButtonProps {
  /** When another code may be requested, in epoch milliseconds. */
  readonly deadline: number;
  /** Undefined: no code can be requested. */
  readonly onResend: (() => void) | undefined;
}

export function ResendButton({ deadline, onResend }: ResendButtonProps) {
  const { t } = useLingui();
  const secondsLeft = useCountdown(deadline);
  return (
    <Button variant="secondary" disabled={secondsLeft > 0 || !onResend} onClick={onResend}>
      {secondsLeft > 0
        ? t({
            message: `New code in ${secondsLeft} s`,
            comment: 'A button that cannot be used yet. The placeholder is a number of seconds.',
          })
        : t({
            message: `Get code`,
            comment: 'Button: sends the SMS with the code that finishes the payment.',
          })}
    </Button>
  );
}

const Actions = styled.div`
  ${stack}
  gap: var(--space-s);
`;
