import * as v from 'valibot';
import { repaymentCommitAnswer } from '@/contract';
import { pictures } from '@/contract/complaints';
import { flag, list, money, nothing, number, requiredText, text } from '@/contract/fields';

/** Parses JSON with a schema. Returns 'no' if it does not fit. */
const read = (schema: v.GenericSchema, json: string): unknown => {
  const { success, output } = v.safeParse(schema, JSON.parse(json));
  return success ? output : 'no';
};

it.each([
  ['1.5', 1.5],
  ['0', 0],
  // Valid JSON, but not a finite number.
  ['1e400', 'no'],
  ['"1"', 'no'],
  ['null', 'no'],
])('accepts only finite numbers: %s → %s', (json, expected) => {
  expect(read(number, json)).toBe(expected);
});

it.each([
  ['"a"', 'a'],
  ['7', '7'],
  ['null', ''],
  ['1e400', 'no'],
  ['true', 'no'],
  ['["a"]', 'no'],
])('accepts text, a number as text, or a missing text: %s → %s', (json, expected) => {
  expect(read(text, json)).toBe(expected);
  expect(read(money, json)).toBe(expected);
});

describe('a flag', () => {
  it.each(['1', '"1"', 'true', '"true"'])('is true for %s', (json) => {
    expect(read(flag, json)).toBe(true);
  });

  it.each(['0', '"0"', 'false', '"false"', 'null', '2', '"yes"', '[]', '{}'])(
    'is false for %s',
    (json) => {
      expect(read(flag, json)).toBe(false);
    },
  );
});

it('refuses an empty required text', () => {
  expect(read(requiredText, '"a"')).toBe('a');
  expect(read(requiredText, '""')).toBe('no');
  expect(read(requiredText, 'null')).toBe('no');
});

it('reads a missing list as empty, and refuses other types', () => {
  expect(read(list(text), 'null')).toEqual([]);
  expect(read(list(text), '["a"]')).toEqual(['a']);
  expect(read(list(text), '[[]]')).toBe('no');
  expect(read(list(text), '"a"')).toBe('no');
});

it('keeps nothing of an answer without used fields', () => {
  expect(read(nothing, '{"userName":"Ana"}')).toBeNull();
});

describe('the outcome of a commit', () => {
  it.each([
    ['{"needValid":1,"repayRecordId":"R"}', { needValid: true, repayRecordId: 'R' }],
    ['{"needValid":"true","repayRecordId":7}', { needValid: true, repayRecordId: 7 }],
    ['{"needValid":0}', { needValid: false, repayRecordId: '' }],
    ['{"needValid":"false","repayRecordId":null}', { needValid: false, repayRecordId: '' }],
  ])('is read from %s', (json, expected) => {
    expect(read(repaymentCommitAnswer, json)).toEqual(expected);
  });

  it.each([
    '{}',
    '{"needValid":null}',
    '{"needValid":"yes"}',
    '{"needValid":2}',
    '{"needValid":1}',
  ])('is unknown for %s', (json) => {
    expect(read(repaymentCommitAnswer, json)).toBe('no');
  });
});

it.each([
  [
    '"https://a.example/1.jpg,https://a.example/2.jpg"',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  [
    '"https://a.example/w_80,h_90/1.jpg,/2,3.jpg, http://b.example/4"',
    ['https://a.example/w_80,h_90/1.jpg', '/2,3.jpg', 'http://b.example/4'],
  ],
  ['["https://a.example/1,2.jpg", ""]', ['https://a.example/1,2.jpg']],
  ['""', []],
  ['null', []],
])('divides joined addresses only where another one begins: %s', (json, expected) => {
  expect(read(pictures, json)).toEqual(expected);
});
