import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { onlyDigits } from '../../../format/digits';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import type { Registration } from '../useRegistration';
import { ShortField } from './ShortField';

const CODE_LENGTH = 6;

export interface SmsFieldProps {
  readonly registration: Registration;
  readonly error: string | undefined;
}

/** The code from the message; the phone offers it by itself (`one-time-code`). */
export function SmsField({ registration, error }: SmsFieldProps) {
  const { t } = useLingui();
  const { fields, type, secondsLeft, requestCode, isSendingCode } = registration;
  return (
    <ShortField>
      <TextField
        label={t`SMS code`}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={fields.smsCode}
        format={(text) => onlyDigits(text, CODE_LENGTH)}
        error={error}
        onChange={(text) => {
          type({ smsCode: onlyDigits(text, CODE_LENGTH) });
        }}
        end={
          <GetCode variant="secondary" isBusy={isSendingCode} onClick={requestCode}>
            {secondsLeft > 0 ? t`${secondsLeft} s` : t`Get code`}
          </GetCode>
        }
      />
    </ShortField>
  );
}

const GetCode = styled(Button)`
  min-width: min(8rem, 100%);
  padding-inline: 0.75rem;
  border-radius: var(--radius-m);
  font-variant-numeric: tabular-nums;
  &&:disabled {
    color: var(--color-accent);
    background: var(--color-surface);
    border-color: currentColor;
  }
`;
