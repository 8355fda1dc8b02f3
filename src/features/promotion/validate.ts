import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isPhone, type PhoneRule } from '../../design/format';
import type { RegistrationFields } from './slice';

export type FieldName = keyof RegistrationFields;

export interface FieldIssue {
  readonly field: FieldName;
  readonly message: MessageDescriptor;
}

const issues = {
  mobile: msg`Enter a correct mobile number!`,
  captcha: msg`Enter the correct image code!`,
  smsCode: msg`Enter the correct SMS code!`,
} as const;

const isFilled: Readonly<Record<FieldName, (value: string, rule: PhoneRule) => boolean>> = {
  mobile: isPhone,
  captcha: (value) => value.trim() !== '',
  smsCode: (value) => value !== '',
};

/** The first invalid field and its message, in the order of docs/reference/words.md#promotion-messages. */
export function firstIssue(
  fields: RegistrationFields,
  wanted: readonly FieldName[],
  rule: PhoneRule,
): FieldIssue | undefined {
  const field = wanted.find((name) => !isFilled[name](fields[name], rule));
  return field && { field, message: issues[field] };
}
