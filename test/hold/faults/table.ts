import type { Fault } from '../../../sandbox';
import { type Expected, type Family, type FaultRow, type FieldFault, REFUSAL } from './fault';

/**
 * The table of faults, with the allowed outcomes after docs/reference/calls.md and docs/reference/money.md, not after
 * the code. A row without `aliases` and `families` affects every call.
 */

const DATA: Expected = { read: ['answered'], write: ['answered'], money: ['answered'] };
const REFUSED: Expected = { read: ['refused'], write: ['refused'], money: ['refused'] };
/** No usable answer. The lender may have carried out a money write. */
const LOST: Expected = { read: ['failed'], write: ['failed'], money: ['unknown'] };
/** The message of a failing server may be shown. A money write stays unknown after any 5xx. */
const DOWN: Expected = {
  read: ['refused', 'failed'],
  write: ['refused', 'failed'],
  money: ['unknown'],
};
/** A refusal with an error status: a money write counts as refused under status 200 only. */
const REFUSED_BY_STATUS: Expected = { ...REFUSED, money: ['unknown'] };
/** The session has ended, and the cache is emptied. The answer to a write is still shown. */
const ENDED: Expected = { ...REFUSED_BY_STATUS, read: ['refused', 'failed'] };
/** A refusal with an unlisted code. An unknown outcome is also allowed: it is more careful. */
const STRANGE: Expected = { ...REFUSED, money: ['refused', 'unknown'] };
/** Neither a success nor a refusal. */
const UNCLEAR: Expected = DOWN;
/** A field that the schema may or may not require. */
const EITHER: Expected = {
  read: ['answered', 'failed'],
  write: ['answered', 'failed'],
  money: ['answered', 'unknown'],
};

const HTML = '<!doctype html><title>Oops</title><h1>Service unavailable</h1>';
const HTML_TYPE = 'text/html; charset=utf-8';

const row = (
  name: string,
  fault: FaultRow['fault'],
  expected: Expected,
  more: Partial<FaultRow> = {},
): FaultRow => ({ name, fault, expected, ...more });

/** A row of the data layer alone: a screen cannot distinguish it from another one. */
const forData = (of: FaultRow): FaultRow => ({ ...of, isForData: true });

const REPEATED = { readRequests: 3 };

const line: readonly FaultRow[] = [
  row('reset', { kind: 'cut' }, LOST, REPEATED),
  row('reset after the action', { kind: 'cutAfter' }, LOST, REPEATED),
  row('reset within the answer', { kind: 'cutMidway' }, LOST, REPEATED),
  row('stall before the answer', { kind: 'stall' }, LOST),
  row('stall within the answer', { kind: 'stallMidway' }, LOST),
];

const STATUSES = [400, 401, 403, 404, 408, 409, 410, 413, 429, 500, 501, 502, 503, 504];

/**
 * Statuses for the screens: each one represents all statuses with the same message. A 401 opens the login screen
 * (`test/app/pages/borrower/sessionEnded.test.tsx`).
 */
const SHOWN_STATUSES = [404, 408, 409, 429, 500, 503];

/** Of the statuses only 502, 503 and 504 are repeated (docs/reference/calls.md#reads). */
const statuses: readonly FaultRow[] = STATUSES.flatMap((status) => {
  const more = { isForData: !SHOWN_STATUSES.includes(status), ...(status > 501 && REPEATED) };
  const refusal = { kind: 'refuse', code: String(status), message: REFUSAL, status } as const;
  const refused = status === 401 ? ENDED : status < 500 ? REFUSED_BY_STATUS : DOWN;
  return [
    row(`${status} with HTML`, { kind: 'status', status }, LOST, more),
    row(`${status} with JSON`, refusal, refused, more),
  ];
});

const body = (name: string, fault: Fault): FaultRow => row(name, fault, LOST);
const text = (name: string, of: string): FaultRow => body(name, { kind: 'text', text: of });

const SILENT_REFUSAL = { kind: 'refuse', code: '500', message: '' } as const;
const yesUnder = (status: number) => ({ kind: 'status', status, body: 'answer' }) as const;

const bodies: readonly FaultRow[] = [
  body('an empty body', { kind: 'empty' }),
  forData(body('204 without a body', { kind: 'status', status: 204, body: 'empty' })),
  body('the body null', { kind: 'null' }),
  forData(text('a body that is a list', '[]')),
  forData(text('a body that is a text', '"0"')),
  forData(text('a body that is a number', '0')),
  body('HTML under 200', { kind: 'html' }),
  forData(text('HTML that calls itself JSON', HTML)),
  body('JSON that is cut off', { kind: 'truncated' }),
  row('JSON that calls itself HTML', { kind: 'contentType', type: HTML_TYPE }, DATA),
  forData(row('JSON without a content type', { kind: 'contentType', type: '' }, DATA)),
  forData(body('500 with JSON that says nothing', { ...SILENT_REFUSAL, status: 500 })),
  forData(row('a yes under 201', yesUnder(201), { ...DATA, money: ['unknown'] })),
  row('a yes under 400', yesUnder(400), UNCLEAR),
  row('a yes under 500', yesUnder(500), UNCLEAR),
];

const GENERAL = ['general'] as const;
const PAYMENT = ['payment', 'template'] as const;
const PROMOTION = ['promotion'] as const;
const ALL = [...GENERAL, ...PAYMENT, ...PROMOTION];

/** JSON texts: `1e400` is a number that no program can hold. */
type Codes = readonly string[];

const valueOf = (json: string) => JSON.parse(json) as unknown;

const SHOWN_CODES: Codes = ['"00"', '"0"', '"0abc"', '""', 'null', '[]', 'false'];

/** Rows of codes without a success flag, each code as its JSON text. */
const codes = (families: readonly Family[], texts: Codes, expected: Expected) =>
  texts.map((code): FaultRow => {
    const fields = { code: valueOf(code), ...(expected !== DATA && { message: REFUSAL }) };
    const fault: Fault = { kind: 'envelope', fields, remove: ['success'] };
    const isForData = !SHOWN_CODES.includes(code);
    return { name: `code ${code}`, families, fault, expected, isForData };
  });

const STRANGE_CODES = ['"0abc"', '"-0"', '"0.0"', '" 0"', '"1e400"', '1e400', '"0x0"', '-1', '"1"'];
const NO_CODES = ['""', 'null', '[]', 'false', 'true', '{}', '["00"]'];

const fieldsOf = (fields: Readonly<Record<string, unknown>>) =>
  ({ kind: 'envelope', fields }) as const;
const without = (...remove: string[]) => ({ kind: 'envelope', remove }) as const;

const flag = (success: string, code: string, expected: Expected): FaultRow => {
  const fields = { success: valueOf(success), code: valueOf(code), message: REFUSAL };
  const name = `success ${success} beside code ${code}`;
  return row(name, fieldsOf(fields), expected, { families: GENERAL });
};

const data = (json: string): FaultRow =>
  row(`data ${json}`, fieldsOf({ data: valueOf(json) }), EITHER);

const NO_DATA: Expected = { ...EITHER, read: ['failed'] };
const FLAGLESS = { families: [...PAYMENT, ...PROMOTION] };

const envelopes: readonly FaultRow[] = [
  ...codes(GENERAL, ['0', '"0"', '"00"', '"000"'], DATA),
  ...codes(PAYMENT, ['"00"'], DATA),
  // In the payment family another spelling of zero is a refusal code (docs/reference/calls.md).
  ...codes(PAYMENT, ['0', '"0"', '"000"'], REFUSED_BY_STATUS),
  ...codes(PROMOTION, ['0', '"0"'], DATA),
  ...codes(PROMOTION, ['"00"'], REFUSED),
  ...codes(ALL, STRANGE_CODES, STRANGE),
  ...codes(ALL, NO_CODES, UNCLEAR),
  row('no code and no flag', without('code', 'success'), UNCLEAR),
  flag('true', '"0abc"', DATA),
  forData(flag('true', 'null', DATA)),
  // The lender has carried out what it calls refused: a confirmation reads its offer again, and finds it taken.
  flag('false', '0', STRANGE),
  forData(flag('null', '0', DATA)),
  flag('"yes"', '0', UNCLEAR),
  ...['{}', '[]', '""', '2'].map((odd) => forData(flag(odd, '0', UNCLEAR))),
  row(
    'a flag that its family does not know',
    fieldsOf({ success: true, code: '0abc', message: REFUSAL }),
    STRANGE,
    FLAGLESS,
  ),
  row('data null', fieldsOf({ data: null }), NO_DATA),
  row('no data', without('data'), NO_DATA),
  data('"text"'),
  ...['0', '[]', 'true'].map((json) => forData(data(json))),
  row('a message that is no text', fieldsOf({ message: { a: [null] } }), DATA),
];

/** A value that a screen only shows: the row changes all fields at once. */
const shown = (what: string, json: string): FaultRow => ({
  ...field(what, { json }, 'value', EITHER),
  isTogether: true,
});

/** One field of the answer. */
const at = (path: string, to: FieldFault['to']): FieldFault => ({ kind: 'field', at: path, to });

const UNKNOWN: Expected = { money: ['unknown'] };
const COMMIT: Partial<FaultRow> = { aliases: ['repaymentCommit'] };

const fields: readonly FaultRow[] = [
  field('missing', 'missing', 'value', EITHER),
  field('missing', 'missing', 'record', EITHER),
  field('missing', 'missing', 'list', DATA),
  field('null', { json: 'null' }, 'value', EITHER),
  field('null', { json: 'null' }, 'record', EITHER),
  field('null', { json: 'null' }, 'list', DATA),
  field('of another type', 'anotherType', undefined, EITHER),
  forData(field('that is true', { json: 'true' }, 'value', EITHER)),
  forData(field('of null', { json: '[null]' }, 'list', EITHER)),
  field('that is empty', { json: '[]' }, 'list', DATA),
  // For a flag, 12 is an invalid value: a commit's outcome is then unknown.
  forData(
    field('as text', { json: '"12"' }, 'number', { ...DATA, money: ['answered', 'unknown'] }),
  ),
  forData(field('beyond every number', { json: '1e400' }, 'value', EITHER)),
  shown('that is an empty text', '""'),
  shown('that is a huge number', '1e308'),
  shown('beyond exact numbers', '"90071992547409931234567890"'),
  shown('that is a huge text', JSON.stringify('Ñandú'.repeat(4_000))),
  shown('negative', '-1'),
  shown('that is a negative text', '"-1"'),
  shown('that is a fraction', '0.1'),
  shown('with an image tag', '"<img src=x onerror=\\"ran=1\\">"'),
  shown('with a script tag', '"<script>ran=1</script>"'),
  shown('with javascript:', '"javascript:ran=1"'),
  shown('with a data: address', '"data:text/html,<script>ran=1</script>"'),
  shown('with another host’s address', '"http://elsewhere.example/x.png"'),
  shown('with a host without a scheme', '"//elsewhere.example/x.png"'),
  row('an unknown field', at('tomorrow', { json: '[{"more":true}]' }), DATA),
  row('no needValid', at('needValid', 'missing'), UNKNOWN, COMMIT),
  row('a needValid that is none', at('needValid', { json: '"perhaps"' }), UNKNOWN, COMMIT),
  row('no order that is meant', at('orderDetail', { json: '""' }), DATA, {
    aliases: ['problemInit'],
  }),
  row('images as one text', at('images', { json: '"/a.png, /b.png"' }), DATA, {
    aliases: ['problemDetail'],
  }),
];

function field(
  what: string,
  to: FieldFault['to'],
  of: FieldFault['of'],
  expected: Expected,
): FaultRow {
  return row(`a ${of ?? 'field'} ${what}`, { kind: 'field', to, ...(of && { of }) }, expected);
}

export const table: readonly FaultRow[] = [
  ...line,
  ...statuses,
  ...bodies,
  ...envelopes,
  ...fields,
];
