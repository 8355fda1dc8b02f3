import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { phoneNumber } from '@/design/format';
import { useEnvironment } from '@/platform/environment';
import { useCountdown, useToast } from '@/shared';
import { fieldTyped, selectRegistration } from '../slice';
import { usePromotionDispatch, usePromotionSelector } from '../store';
import {
  cutIssue,
  type FieldIssue,
  type FieldName,
  firstIssue,
  held,
  issueOf,
  shown,
  usable,
} from '../validate';
import { useRegister } from './useRegister';
import type { Landing } from './useSending';
import { useSmsCode } from './useSmsCode';

/** The form: its input, its errors and its actions. */
export function useRegistration(landing: Landing) {
  const fields = usePromotionSelector(selectRegistration);
  const dispatch = usePromotionDispatch();
  const [issue, setIssue] = useState<FieldIssue>();
  const secondsLeft = useCountdown(fields.resendAt);
  const { mobilePhone } = useEnvironment();
  const sent = usable(fields, mobilePhone);
  const smsCode = useSmsCode(landing, sent);
  const registration = useRegister(landing, sent);
  const { t } = useLingui();
  const toast = useToast();

  /** Shows the first error, or goes on. */
  const check = (wanted: readonly FieldName[], goOn: () => void) => {
    const found = firstIssue(fields, wanted, mobilePhone);
    setIssue(
      (before) => found && { ...found, isAgain: before?.field === found.field && !before.isAgain },
    );
    if (!found) goOn();
  };
  return {
    textOf: (field: FieldName) => fields[field],
    shown: (field: FieldName, text: string) => shown[field](text, mobilePhone),
    issue,
    secondsLeft,
    isSendingCode: smsCode.isSending,
    isRegistering: registration.isSending,
    type: (field: FieldName, text: string) => {
      const value = held[field](text, fields[field], mobilePhone);
      setIssue(cutIssue(field, value, mobilePhone) ?? (issue?.field === field ? undefined : issue));
      dispatch(fieldTyped({ [field]: value }));
    },
    /** Shows the number without its country's code, or that it is another country's. */
    leaveMobile: () => {
      const number = phoneNumber(fields.mobile, mobilePhone);
      if (number === undefined) setIssue(issueOf('mobile'));
      else if (number !== fields.mobile) dispatch(fieldTyped({ mobile: number }));
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
