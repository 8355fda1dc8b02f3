import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistrationFields } from './slice';

export type FieldName = keyof RegistrationFields;

export interface FieldIssue {
  readonly field: FieldName;
  readonly message: MessageDescriptor;
}

/** Eleven digits, the first 1, the second 3 to 9 (spec, section 5). */
const MOBILE = /^1[3-9]\d{9}$/;

export const isMobile = (digits: string): boolean => MOBILE.test(digits);

const issues = {
  mobile: msg`Enter a correct mobile number!`,
  captcha: msg`Enter the correct image code!`,
  smsCode: msg`Enter the correct SMS code!`,
} as const;

const isFilled: Readonly<Record<FieldName, (value: string) => boolean>> = {
  mobile: isMobile,
  captcha: (value) => value.trim() !== '',
  smsCode: (value) => value !== '',
};

/** The first of the fields, in the spec's order, that cannot be sent. */
export function firstIssue(
  fields: RegistrationFields,
  wanted: readonly FieldName[],
): FieldIssue | undefined {
  const field = wanted.find((name) => !isFilled[name](fields[name]));
  return field && { field, message: issues[field] };
}
