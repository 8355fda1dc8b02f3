import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button';
import { Card, CardTitle } from '../../../ui/Card';
import { stack } from '../../../ui/mixins';
import { TextField } from '../../../ui/TextField';
import { useCodeEntry } from './useCodeEntry';
import type { EndingShown } from './useEnding';

export interface CodeEntryProps {
  readonly ending: EndingShown;
  readonly onResend: () => void;
  /** The card that the payment was begun with is known, so that its code can be sent again. */
  readonly canResend: boolean;
  readonly isBusy: boolean;
  readonly isLocked: boolean;
}

/** The SMS code that a payment waits for. */
export function CodeEntry({ ending, onResend, canResend, isBusy, isLocked }: CodeEntryProps) {
  const { t } = useLingui();
  const entry = useCodeEntry(ending);
  const input = useRef<HTMLInputElement>(null);
  const { secondsLeft, refusal } = entry;

  // The step opens, or a code was refused: here is where to go on.
  useEffect(() => {
    input.current?.focus();
  }, [refusal]);

  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entry.submit();
      }}
    >
      <CardTitle>{t`Enter the code from the SMS`}</CardTitle>
      <TextField
        ref={input}
        label={t`Verification code`}
        value={entry.code}
        onChange={entry.changeCode}
        error={refusal}
        inputMode="numeric"
        autoComplete="one-time-code"
        disabled={isLocked}
        end={
          <Button
            variant="secondary"
            disabled={secondsLeft > 0 || !canResend || isLocked}
            onClick={onResend}
          >
            {secondsLeft > 0 ? t`New code in ${secondsLeft} s` : t`Get code`}
          </Button>
        }
      />
      <Actions>
        <Button type="submit" isBusy={isBusy} disabled={isLocked}>{t`Confirm`}</Button>
        <Button variant="secondary" disabled={isBusy || isLocked} onClick={entry.cancel}>
          {t`Cancel`}
        </Button>
      </Actions>
    </Card>
  );
}

const Actions = styled.div`
  ${stack}
  gap: var(--space-s);
`;
