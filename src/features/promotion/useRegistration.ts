import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountdown, useEnvironment, useToast } from '../../shared';
import { fieldTyped, type RegistrationFields, selectRegistration } from './slice';
import { usePromotionDispatch, usePromotionSelector } from './store';
import { useRegister } from './useRegister';
import type { Landing } from './useSending';
import { useSmsCode } from './useSmsCode';
import { type FieldIssue, type FieldName, firstIssue } from './validate';

/** The form: its input, its errors and its actions. */
export function useRegistration(landing: Landing) {
  const fields = usePromotionSelector(selectRegistration);
  const dispatch = usePromotionDispatch();
  const [issue, setIssue] = useState<FieldIssue>();
  const secondsLeft = useCountdown(fields.resendAt);
  const smsCode = useSmsCode(landing, fields);
  const registration = useRegister(landing, fields);
  const { mobilePhone } = useEnvironment();
  const { t } = useLingui();
  const toast = useToast();

  /** Shows the first error, or goes on. */
  const check = (wanted: readonly FieldName[], goOn: () => void) => {
    const found = firstIssue(fields, wanted, mobilePhone);
    setIssue(found);
    if (!found) goOn();
  };
  return {
    fields,
    issue,
    secondsLeft,
    isSendingCode: smsCode.isSending,
    isRegistering: registration.isSending,
    type: (change: Partial<RegistrationFields>) => {
      if (issue && issue.field in change) setIssue(undefined);
      dispatch(fieldTyped(change));
    },
    refreshCaptcha: () => {
      // Without a sid there is no picture yet. Requesting a sid needs no mobile number.
      const isReady = !landing.sid || fields.mobile !== '';
      check(isReady ? [] : ['mobile'], landing.refreshCaptcha);
    },
    requestCode: () => {
      if (secondsLeft > 0) toast('error', t`Do not ask for the code again!`);
      else check(['mobile', 'captcha'], () => void smsCode.send());
    },
    apply: () => {
      check(['mobile', 'captcha', 'smsCode'], () => void registration.send());
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
