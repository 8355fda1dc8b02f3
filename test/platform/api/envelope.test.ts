import fc from 'fast-check';
import type { SuccessRule } from '@/contract';
import { codeText, openEnvelope, outcomeOf, verdictOf } from '@/platform/api/answer';
import type { Transmission } from '@/platform/api/transport';
import { testEnvironment } from '../../support/environment';

const RULES: readonly SuccessRule[] = ['general', 'payment', 'promotion'];
const NOTHING = { success: undefined, code: undefined, message: '', data: undefined };
const verdict = (fields: object, rule: SuccessRule) => verdictOf({ ...NOTHING, ...fields }, rule);

/** Success codes by family (docs/reference/calls.md#success). */
const YES: Record<SuccessRule, readonly unknown[]> = {
  general: [0, '0', '00', '0000'],
  payment: ['00'],
  promotion: [0, '0'],
};

/** Values that a loose conversion to a number reads as zero, and similar values. */
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
  it.each(YES[rule])('reads the code %j as success', (code) => {
    expect(verdict({ code }, rule)).toBe('done');
  });

  it.each(NEAR_MISSES)('does not read the code %j as success', (code) => {
    expect(verdict({ code }, rule)).not.toBe('done');
  });

  it.each(['7', ...YES.general.filter((code) => !YES[rule].includes(code))])(
    'reads another code as a refusal, also a success code of another family: %j',
    (code) => {
      // A zero in another spelling is no refusal.
      expect(verdict({ code }, rule)).toBe(code === '7' ? 'refused' : 'unclear');
    },
  );

  it.each(['', null, undefined, [], {}, false, true])('reads the code %j as unclear', (code) => {
    expect(verdict({ code }, rule)).toBe('unclear');
  });

  it('reads no other code as success', () => {
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

it.each(['0.0', ' 0', '0 ', '+0', '-0', '00.00', '.0', '0e5', '0.', '0,0', '0,'])(
  'reads a zero in another spelling as unclear, by every rule: %j',
  (code) => {
    for (const rule of RULES) expect(verdict({ code }, rule)).toBe('unclear');
  },
);

describe('a success flag', () => {
  it.each([true, 1, '1', 'true'])('of %j overrides a refusal code', (success) => {
    expect(verdict({ success, code: '500' }, 'general')).toBe('done');
  });

  it.each([false, 0, '0', 'false'])('of %j overrides a success code', (success) => {
    expect(verdict({ success, code: '0' }, 'general')).toBe('refused');
  });

  it.each(['', 'yes', [], {}, 2])('of %j is unclear', (success) => {
    expect(verdict({ success, code: '0' }, 'general')).toBe('unclear');
  });

  it.each([undefined, null])('of %j leaves the decision to the code', (success) => {
    expect(verdict({ success, code: '0' }, 'general')).toBe('done');
    expect(verdict({ success, code: '7' }, 'general')).toBe('refused');
  });

  it('has no effect in other families', () => {
    expect(verdict({ success: true, code: '01' }, 'payment')).toBe('refused');
    expect(verdict({ success: false, code: '0' }, 'promotion')).toBe('done');
  });
});

describe('an envelope', () => {
  const names = { code: 'x1', data: 'x2', message: 'x3', success: 'x4' };

  it('is read by its encoded names first', () => {
    const body = { x1: '0', x2: { a: 1 }, x3: 'sí', x4: true, code: '9', data: 7, message: 'no' };
    const opened = { code: '0', data: { a: 1 }, message: 'sí', success: true };
    expect(openEnvelope(body, names)).toEqual(opened);
  });

  it('is read by the plain names if the encoded names are missing', () => {
    const body = { code: '0', data: [], message: 'sí', success: 1 };
    expect(openEnvelope(body, names)).toEqual(body);
    expect(openEnvelope(body, {})).toEqual(body);
  });

  it('has only text as its message, and no values of its prototype', () => {
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
])('reads the code %j as %j', (code, text) => {
  expect(codeText(code)).toBe(text);
});

describe.each(['loanDetails', 'problemSave', 'loanDetailPush'] as const)(
  'HTTP 401 to %s',
  (alias) => {
    const status = 401;
    const unread = { kind: 'malformed', alias, status, schema: 'envelope', issues: [] } as const;

    it.each<[string, Transmission]>([
      ['a page', { ok: false, failure: unread }],
      ['a refusal', { ok: true, status, body: { code: '9', message: 'No' } }],
      ['an answer', { ok: true, status, body: { code: 0, data: {} } }],
    ])('ends the session with %s as its body', (_, sent) => {
      expect(outcomeOf(alias, sent, testEnvironment())).toMatchObject({
        error: { endsSession: true },
      });
    });
  },
);
