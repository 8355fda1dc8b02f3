import * as v from 'valibot';
import { flag, list, money, nothing, number, requiredText, text } from '../../src/api/wire';
import { CommitSchema } from '../../src/money/wire';

/** What a schema makes of a server's JSON; 'no' where it does not fit. */
const read = (schema: v.GenericSchema, json: string): unknown => {
  const { success, output } = v.safeParse(schema, JSON.parse(json));
  return success ? output : 'no';
};

it.each([
  ['1.5', 1.5],
  ['0', 0],
  // JSON, too, and no number that could be shown.
  ['1e400', 'no'],
  ['"1"', 'no'],
  ['null', 'no'],
])('a number is finite: %s', (json, expected) => {
  expect(read(number, json)).toBe(expected);
});

it.each([
  ['"a"', 'a'],
  ['7', '7'],
  ['null', ''],
  ['1e400', 'no'],
  ['true', 'no'],
  ['["a"]', 'no'],
])('a text may be a number, or missing, and nothing else: %s', (json, expected) => {
  expect(read(text, json)).toBe(expected);
  expect(read(money, json)).toBe(expected);
});

describe('a flag', () => {
  it.each(['1', '"1"', 'true', '"true"'])('is yes by the word: %s', (json) => {
    expect(read(flag, json)).toBe(true);
  });

  it.each(['0', '"0"', 'false', '"false"', 'null', '2', '"yes"', '[]', '{}'])(
    'is no by any other: %s',
    (json) => {
      expect(read(flag, json)).toBe(false);
    },
  );
});

it('a text that a screen cannot do without is not empty', () => {
  expect(read(requiredText, '"a"')).toBe('a');
  expect(read(requiredText, '""')).toBe('no');
  expect(read(requiredText, 'null')).toBe('no');
});

it('a list that is missing is empty, and one of other things is none', () => {
  expect(read(list(text), 'null')).toEqual([]);
  expect(read(list(text), '["a"]')).toEqual(['a']);
  expect(read(list(text), '[[]]')).toBe('no');
  expect(read(list(text), '"a"')).toBe('no');
});

it('of an answer in which nothing matters nothing is kept', () => {
  expect(read(nothing, '{"userName":"Ana"}')).toBeNull();
});

describe('what a commit came to', () => {
  it.each([
    ['{"needValid":1,"repayRecordId":"R"}', { needValid: true, repayRecordId: 'R' }],
    ['{"needValid":"true","repayRecordId":7}', { needValid: true, repayRecordId: 7 }],
    ['{"needValid":0}', { needValid: false, repayRecordId: '' }],
    ['{"needValid":"false","repayRecordId":null}', { needValid: false, repayRecordId: '' }],
  ])('is read: %s', (json, expected) => {
    expect(read(CommitSchema, json)).toEqual(expected);
  });

  it.each([
    '{}',
    '{"needValid":null}',
    '{"needValid":"yes"}',
    '{"needValid":2}',
    '{"needValid":1}',
  ])('is unknown where it does not say so plainly: %s', (json) => {
    expect(read(CommitSchema, json)).toBe('no');
  });
});
