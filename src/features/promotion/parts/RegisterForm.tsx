import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { branded, Button, stack, TextField } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { toldAgain, useIsHydrated } from '@/shared';
import type { Picture } from '../hooks/usePicture';
import type { Registration } from '../hooks/useRegistration';
import type { FieldName } from '../validate';
import { CaptchaField, SmsField } from './CodeFields';

export interface RegisterFormProps {
  readonly registration: Registration;
  readonly captcha: Picture;
}

/** Mobile number, captcha and SMS code, in the order of their checks (docs/reference/words.md#promotion-messages). */
export function RegisterForm({ registration, captcha }: RegisterFormProps) {
  const { t, i18n } = useLingui();
  const { mobilePhone } = useEnvironment();
  const { textOf, shown, issue, type, leaveMobile, apply, isRegistering } = registration;
  const form = useRef<HTMLFormElement>(null);
  const errorOf = (field: FieldName) => {
    if (issue?.field !== field) return undefined;
    const text = i18n._(issue.message);
    return toldAgain(text, issue.isAgain ? text : undefined);
  };

  useEffect(() => {
    const field = issue?.takesFocus && form.current?.elements.namedItem(issue.field);
    if (field instanceof HTMLInputElement) field.focus();
  }, [issue]);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Fields role="presentation" disabled={!useIsHydrated()}>
        <TextField
          label={t`Mobile number`}
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          placeholder={t`${mobilePhone.length} digits`}
          value={textOf('mobile')}
          format={(text) => shown('mobile', text)}
          error={errorOf('mobile')}
          onChange={(text) => {
            type('mobile', text);
          }}
          onBlur={leaveMobile}
        />
        <CaptchaField registration={registration} picture={captcha} error={errorOf('captcha')} />
        <SmsField registration={registration} error={errorOf('smsCode')} />
        <Apply type="submit" isBusy={isRegistering}>{t`Apply now`}</Apply>
      </Fields>
    </form>
  );
}

const Fields = styled.fieldset`
  ${stack}
`;

const Apply = styled(Button)`
  min-height: 3.25rem;
  font-size: var(--text-l);
  /* Disabled before hydration, but drawn as enabled, so that it does not flicker. */
  &&:disabled {
    ${branded}
    box-shadow: var(--shadow-brand);
  }
`;
