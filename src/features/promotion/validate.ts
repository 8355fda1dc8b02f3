import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  formatPhone,
  heldPhone,
  heldText,
  isPhone,
  phoneNumber,
  type PhoneRule,
  typedCode,
  typedDigits,
} from '@/design/format';
import type { RegistrationFields } from './slice';

export type FieldName = keyof RegistrationFields;

export interface FieldIssue {
  readonly field: FieldName;
  readonly message: MessageDescriptor;
  readonly takesFocus: boolean;
  /** The message stands there from the check before. */
  readonly isAgain?: boolean;
}

const issues = {
  mobile: msg`Enter a correct mobile number!`,
  captcha: msg`Enter the correct image code!`,
  smsCode: msg`Enter the correct SMS code!`,
} as const;

const CAPTCHA_LENGTH = 4;
const CODE_LENGTH = 6;

/** What a field holds after a change. */
export const held: Readonly<
  Record<FieldName, (text: string, before: string, rule: PhoneRule) => string>
> = {
  mobile: heldPhone,
  captcha: (text, before) => heldText(typedCode(text), before, CAPTCHA_LENGTH),
  smsCode: (text, before) => heldText(typedDigits(text), before, CODE_LENGTH),
};

/** What a field shows of what it holds, or of a text. */
export const shown: Readonly<Record<FieldName, (text: string, rule: PhoneRule) => string>> = {
  mobile: formatPhone,
  captcha: (text) => typedCode(text).slice(0, CAPTCHA_LENGTH),
  smsCode: (text) => typedDigits(text).slice(0, CODE_LENGTH),
};

/** What the fields send; empty for a value that is too long, and for a number of another country. */
export const usable = (
  { mobile, captcha, smsCode }: RegistrationFields,
  rule: PhoneRule,
): RegistrationFields => ({
  mobile: phoneNumber(mobile, rule) ?? '',
  captcha: captcha.length > CAPTCHA_LENGTH ? '' : captcha,
  smsCode: smsCode.length > CODE_LENGTH ? '' : smsCode,
});

const isFilled: Readonly<Record<FieldName, (value: string, rule: PhoneRule) => boolean>> = {
  mobile: isPhone,
  captcha: (value) => value !== '',
  smsCode: (value) => value !== '',
};

/** The first invalid field and its message, in the order of docs/reference/words.md#promotion-messages. */
export function firstIssue(
  fields: RegistrationFields,
  wanted: readonly FieldName[],
  rule: PhoneRule,
): FieldIssue | undefined {
  const sent = usable(fields, rule);
  const field = wanted.find((name) => !isFilled[name](sent[name], rule));
  return field && issueOf(field, true);
}

/** The issue of a field whose value was cut to fit, so that it is another one. */
export const cutIssue = (field: FieldName, value: string, rule: PhoneRule) =>
  shown[field](value, rule).replace(/ /g, '') === value ? undefined : issueOf(field);

export const issueOf = (field: FieldName, takesFocus = false): FieldIssue => ({
  field,
  message: issues[field],
  takesFocus,
});
