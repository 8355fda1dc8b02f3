import { isPhone, type PhoneRule, typedCode, typedMoney } from '@/design/format';
import { type FieldName, held, shown, usable } from '@/features/promotion/validate';
import { codesIn, textOf } from './pages';

/** Compares the table of what people type (docs/reference/limits.md#typed) with what the fields send. */

const rule: PhoneRule = { pattern: '[6-9]\\d{9}', length: 10, groups: [5], countryCode: '91' };
const peso = { group: '.', decimal: ',', groups: [3], decimals: 2, symbol: 'before' } as const;

/** A field holds more at each step: each key of a text, or the text at once. */
type Send = (steps: (text: string) => readonly string[], text: string) => string | undefined;

const registration =
  (name: FieldName): Send =>
  (steps, text) => {
    let value = '';
    for (const step of steps(text))
      value = held[name](shown[name](value, rule) + step, value, rule);
    const sent = usable({ mobile: '', captcha: '', smsCode: '', [name]: value }, rule)[name];
    return name === 'mobile' && !isPhone(sent, rule) ? undefined : sent || undefined;
  };

const fields: Readonly<Record<string, Send>> = {
  'promotion: mobile': registration('mobile'),
  'promotion: image code': registration('captcha'),
  'promotion: SMS code': registration('smsCode'),
  'card: SMS code': (_, text) => (typedCode(text).length < 6 ? undefined : typedCode(text)),
  'part of a payment': (_, text) => typedMoney(text, '$', peso),
  'contact: telephone': (_, text) => typedCode(text),
};

const keyByKey = (text: string) => Array.from(text);
const atOnce = (text: string) => [text];

const rows = textOf('docs/reference/limits.md')
  .split('\n')
  .filter((line) => /^\| (promotion|card|part|contact)/.test(line))
  .map((line) => line.split('|').slice(1, -1));

it.each(rows.map((row) => [row[0]?.trim(), row.at(-1)?.trim(), row] as const))(
  '%s sends %s',
  (name, sent, [, typed, ...others]) => {
    const send = fields[name ?? ''];
    const [expected] = codesIn(sent);
    for (const text of codesIn(typed))
      expect([text, send?.(keyByKey, text)]).toEqual([text, expected]);
    for (const text of others.slice(0, -1).flatMap(codesIn))
      expect([text, send?.(atOnce, text)]).toEqual([text, expected]);
  },
);

it('has a row of every field', () => {
  expect(new Set(rows.map(([name = '']) => name.trim()))).toEqual(new Set(Object.keys(fields)));
});
