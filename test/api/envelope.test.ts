import fc from 'fast-check';
import type { SuccessRule } from '../../src/api/aliases';
import { codeText, openEnvelope, verdictOf } from '../../src/api/envelope';

const RULES: readonly SuccessRule[] = ['general', 'payment', 'promotion'];
const NOTHING = { success: undefined, code: undefined, message: '', data: undefined };
const verdict = (fields: object, rule: SuccessRule) => verdictOf({ ...NOTHING, ...fields }, rule);

/** Codes that say yes, by family (docs/reference/calls.md#success). */
const YES: Record<SuccessRule, readonly unknown[]> = {
  general: [0, '0', '00', '0000'],
  payment: ['00'],
  promotion: [0, '0'],
};

/** What a loose conversion to a number would take for zero, and other near misses. */
const NEAR_MISSES = [
  '',
  ' ',
  ' 0',
  '0 ',
  null,
  undefined,
  false,
  true,
  [],
  [0],
  ['0'],
  {},
  '0abc',
  '0x0',
  '0.0',
  '-0',
  '+0',
  '0e5',
  '٠',
  'O',
  1,
  '1',
  -1,
  '-1',
];

describe.each(RULES)('the %s rule', (rule) => {
  it.each(YES[rule])('takes the code %j for yes', (code) => {
    expect(verdict({ code }, rule)).toBe('done');
  });

  it.each(NEAR_MISSES)('does not take the code %j for yes', (code) => {
    expect(verdict({ code }, rule)).not.toBe('done');
  });

  it.each(['7', ...YES.general.filter((code) => !YES[rule].includes(code))])(
    'takes another code, also another family’s yes, for no: %j',
    (code) => {
      // A zero is no plain no of the payment family, either.
      const isZero = rule === 'payment' && code !== '7';
      expect(verdict({ code }, rule)).toBe(isZero ? 'unclear' : 'refused');
    },
  );

  it.each(['', null, undefined, [], {}, false, true])('builds nothing on the code %j', (code) => {
    expect(verdict({ code }, rule)).toBe('unclear');
  });

  it('takes no other code for yes, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (code) => {
        const isYes = rule === 'general' ? code === 0 || /^0+$/.test(asText(code)) : false;
        fc.pre(!isYes && !YES[rule].includes(code));
        expect(verdict({ code }, rule)).not.toBe('done');
      }),
    );
  });
});

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

describe('a success flag', () => {
  it.each([true, 1, '1', 'true'])('of %j decides over a code that says no', (success) => {
    expect(verdict({ success, code: '500' }, 'general')).toBe('done');
  });

  it.each([false, 0, '0', 'false'])('of %j decides over a code that says yes', (success) => {
    expect(verdict({ success, code: '0' }, 'general')).toBe('refused');
  });

  it.each(['', 'yes', [], {}, 2])('of %j says nothing to build on', (success) => {
    expect(verdict({ success, code: '0' }, 'general')).toBe('unclear');
  });

  it.each([undefined, null])('that is %j leaves it to the code', (success) => {
    expect(verdict({ success, code: '0' }, 'general')).toBe('done');
    expect(verdict({ success, code: '7' }, 'general')).toBe('refused');
  });

  it('is none of the other families’ business', () => {
    expect(verdict({ success: true, code: '01' }, 'payment')).toBe('refused');
    expect(verdict({ success: false, code: '0' }, 'promotion')).toBe('done');
  });
});

describe('an envelope', () => {
  const names = { code: 'x1', data: 'x2', message: 'x3', success: 'x4' };

  it('is opened by its encoded names before the plain ones', () => {
    const body = { x1: '0', x2: { a: 1 }, x3: 'sí', x4: true, code: '9', data: 7, message: 'no' };
    const opened = { code: '0', data: { a: 1 }, message: 'sí', success: true };
    expect(openEnvelope(body, names)).toEqual(opened);
  });

  it('is opened by the plain names where the encoded ones are missing', () => {
    const body = { code: '0', data: [], message: 'sí', success: 1 };
    expect(openEnvelope(body, names)).toEqual(body);
    expect(openEnvelope(body, {})).toEqual(body);
  });

  it('has no message but text, and nothing that its prototype lends', () => {
    expect(openEnvelope({ message: { toString: 'x' } }, {}).message).toBe('');
    expect(openEnvelope({}, { code: 'constructor' }).code).toBeUndefined();
  });
});

it.each([
  ['800006', '800006'],
  [11, '11'],
  [-1, '-1'],
  [null, ''],
  [[0], ''],
  [{}, ''],
])('the code %j reads %j', (code, text) => {
  expect(codeText(code)).toBe(text);
});
