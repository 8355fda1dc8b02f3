import fc from 'fast-check';
import { jsonText, parseJson, withoutLongNumber } from '@/platform/api/json';

const digits = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 2n ** 53n, max: 10n ** 40n }))
  .map(([sign, value]) => sign + String(value));

it.each(['9007199254740991', '0.12345678901234567', '1.5e300', '12345678901234567.5', '1e400'])(
  'reads the number %s as JSON.parse does',
  (text) => {
    expect(parseJson(`[${text}, 1234567890123456]`)).toEqual([Number(text), 1234567890123456]);
  },
);

it('reads and writes every JSON value as JSON.parse and JSON.stringify do, long numbers excepted', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), digits, (value, text, number) => {
      const json = JSON.stringify({ value, text, ' 12345678901234567 "': `\\"${text} ${number}` });
      expect(parseJson(json)).toEqual(JSON.parse(json));
      expect(jsonText(parseJson(json))).toBe(JSON.stringify(JSON.parse(json)));
      const [, kept] = parseJson(`[${json},${number}]`) as unknown[];
      expect(withoutLongNumber(kept)).toBe(number);
      expect(jsonText({ kept })).toBe(`{"kept":${number}}`);
    }),
  );
});

it('writes a text that looks like a long number as text', () => {
  const text = '{"digits":"12345678901234567"}';
  expect(jsonText({ text })).toBe(JSON.stringify({ text }));
});

it.each(['', '{"a":12345678901234567', '{"a":"12345678901234567', '<html>', '01234567890123456'])(
  'refuses %j',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);
