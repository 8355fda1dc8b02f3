import { ENCODED, type Expected, type Family, type Fault, type FaultRow, REFUSAL } from './fault';

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

const line: readonly FaultRow[] = [
  { name: 'offline', fault: { kind: 'offline' }, expected: LOST, readRequests: 3 },
  { name: 'reset', fault: { kind: 'reset' }, expected: LOST, readRequests: 3 },
  {
    name: 'reset within the answer',
    fault: { kind: 'resetMidway' },
    expected: LOST,
    readRequests: 3,
  },
  { name: 'stall before the answer', fault: { kind: 'stall' }, expected: LOST },
  { name: 'stall within the answer', fault: { kind: 'stallMidway' }, expected: LOST },
];

const STATUSES = [400, 401, 403, 404, 408, 409, 410, 413, 429, 500, 501, 502, 503, 504];

/**
 * Statuses for the screens: each one represents all statuses with the same message. A 401 opens the login screen
 * (`test/app/pages/borrower/sessionEnded.test.tsx`).
 */
const SHOWN_STATUSES = [404, 408, 409, 429, 500, 503];

/** Only 502, 503 and 504 are repeated (docs/reference/calls.md#reads). */
const retried = (status: number) => (status > 501 ? { readRequests: 3 } : {});

const statuses: readonly FaultRow[] = STATUSES.flatMap((status) => [
  {
    name: `${status} with HTML`,
    fault: { kind: 'instead', status, type: HTML_TYPE, body: HTML },
    expected: LOST,
    isForData: !SHOWN_STATUSES.includes(status),
    ...retried(status),
  },
  {
    name: `${status} with JSON`,
    fault: { kind: 'refusal', status },
    expected: status === 401 ? ENDED : status < 500 ? REFUSED_BY_STATUS : DOWN,
    isForData: !SHOWN_STATUSES.includes(status),
    ...retried(status),
  },
]);

const instead = (name: string, body: string, more: object = {}): FaultRow => ({
  name,
  fault: { kind: 'instead', body, ...more },
  expected: LOST,
});

const forData = (row: FaultRow): FaultRow => ({ ...row, isForData: true });

const bodies: readonly FaultRow[] = [
  instead('an empty body', ''),
  forData(instead('204 without a body', '', { status: 204 })),
  instead('the body null', 'null'),
  forData(instead('a body that is a list', '[]')),
  forData(instead('a body that is a text', '"0"')),
  forData(instead('a body that is a number', '0')),
  instead('HTML under 200', HTML, { type: HTML_TYPE }),
  forData(instead('HTML that calls itself JSON', HTML)),
  { name: 'JSON that is cut off', fault: { kind: 'real', isCut: true }, expected: LOST },
  { name: 'JSON that calls itself HTML', fault: { kind: 'real', type: HTML_TYPE }, expected: DATA },
  forData({
    name: 'JSON without a content type',
    fault: { kind: 'real', type: '' },
    expected: DATA,
  }),
  { name: 'a yes under 400', fault: { kind: 'real', status: 400 }, expected: UNCLEAR },
  { name: 'a yes under 500', fault: { kind: 'real', status: 500 }, expected: UNCLEAR },
];

const GENERAL = ['general'] as const;
const PAYMENT = ['payment', 'template'] as const;
const PROMOTION = ['promotion'] as const;
const ALL = [...GENERAL, ...PAYMENT, ...PROMOTION];

type Codes = readonly string[];

const SHOWN_CODES: Codes = ['"00"', '"0"', '"0abc"', '""', 'null', '[]', 'false'];

/** Rows of codes without a success flag, each code as its JSON text. */
const codes = (families: readonly Family[], texts: Codes, expected: Expected) =>
  texts.map((code): FaultRow => {
    const set = { code, ...(expected !== DATA && { message: JSON.stringify(REFUSAL) }) };
    const fault: Fault = { kind: 'envelope', set, remove: ['success'] };
    const isForData = !SHOWN_CODES.includes(code);
    return { name: `code ${code}`, families, fault, expected, isForData };
  });

const STRANGE_CODES = ['"0abc"', '"-0"', '"0.0"', '" 0"', '"1e400"', '1e400', '"0x0"', '-1', '"1"'];
const NO_CODES = ['""', 'null', '[]', 'false', 'true', '{}', '["00"]'];

const flag = (success: string, code: string, expected: Expected): FaultRow => ({
  name: `success ${success} beside code ${code}`,
  families: GENERAL,
  fault: { kind: 'envelope', set: { success, code, message: JSON.stringify(REFUSAL) } },
  expected,
});

const data = (json: string): FaultRow => ({
  name: `data ${json}`,
  fault: { kind: 'envelope', set: { data: json } },
  expected: EITHER,
});

const envelopes: readonly FaultRow[] = [
  ...codes(GENERAL, ['0', '"0"', '"00"', '"000"'], DATA),
  ...codes(PAYMENT, ['"00"'], DATA),
  // In the payment family another spelling of zero is a refusal code (docs/reference/calls.md).
  ...codes(PAYMENT, ['0', '"0"', '"000"'], REFUSED_BY_STATUS),
  ...codes(PROMOTION, ['0', '"0"'], DATA),
  ...codes(PROMOTION, ['"00"'], REFUSED),
  ...codes(ALL, STRANGE_CODES, STRANGE),
  ...codes(ALL, NO_CODES, UNCLEAR),
  {
    name: 'no code and no flag',
    fault: { kind: 'envelope', remove: ['code', 'success'] },
    expected: UNCLEAR,
  },
  flag('true', '"0abc"', DATA),
  forData(flag('true', 'null', DATA)),
  flag('false', '0', REFUSED),
  forData(flag('null', '0', DATA)),
  flag('"yes"', '0', UNCLEAR),
  ...['{}', '[]', '""', '2'].map((odd) => forData(flag(odd, '0', UNCLEAR))),
  {
    name: 'a flag that its family does not know',
    families: [...PAYMENT, ...PROMOTION],
    fault: {
      kind: 'envelope',
      set: { success: 'true', code: '"0abc"', message: JSON.stringify(REFUSAL) },
    },
    expected: STRANGE,
  },
  {
    name: 'data null',
    fault: { kind: 'envelope', set: { data: 'null' } },
    expected: { ...EITHER, read: ['failed'] },
  },
  {
    name: 'no data',
    fault: { kind: 'envelope', remove: ['data'] },
    expected: { ...EITHER, read: ['failed'] },
  },
  data('"text"'),
  ...['0', '[]', 'true'].map((json) => forData(data(json))),
  {
    name: 'a message that is no text',
    fault: { kind: 'envelope', set: { message: '{"a":[null]}' } },
    expected: DATA,
  },
];

/** The encoded names have priority over the plain ones, which are the fallback (docs/reference/environment.md#keys). */
const encoded: readonly FaultRow[] = [
  { name: 'encoded names', fault: { kind: 'envelope', rename: ENCODED }, expected: DATA },
  { name: 'plain names where encoded ones are known', fault: { kind: 'envelope' }, expected: DATA },
  {
    name: 'an encoded no beside a plain yes',
    fault: { kind: 'envelope', set: { x1: '"0abc"', x3: JSON.stringify(REFUSAL), x4: 'false' } },
    expected: STRANGE,
  },
].map((row) => ({ ...row, isEncoded: true, isForData: true }) as FaultRow);

/** A value that a screen only shows: the row changes all fields at once. */
const shown = (what: string, json: string): FaultRow => ({
  ...field(what, { json }, 'value', EITHER),
  isTogether: true,
});

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
  {
    name: 'an unknown field',
    fault: { kind: 'field', at: 'tomorrow', to: { json: '[{"more":true}]' } },
    expected: DATA,
  },
  {
    name: 'no needValid',
    aliases: ['repaymentCommit'],
    fault: { kind: 'field', at: 'needValid', to: 'missing' },
    expected: { money: ['unknown'] },
  },
  {
    name: 'a needValid that is none',
    aliases: ['repaymentCommit'],
    fault: { kind: 'field', at: 'needValid', to: { json: '"perhaps"' } },
    expected: { money: ['unknown'] },
  },
  {
    name: 'no order that is meant',
    aliases: ['problemInit'],
    fault: { kind: 'field', at: 'orderDetail', to: { json: '""' } },
    expected: DATA,
  },
  {
    name: 'images as one text',
    aliases: ['problemDetail'],
    fault: { kind: 'field', at: 'images', to: { json: '"/a.png, /b.png"' } },
    expected: DATA,
  },
];

function field(
  what: string,
  to: Extract<Fault, { kind: 'field' }>['to'],
  of: Extract<Fault, { kind: 'field' }>['of'],
  expected: Expected,
): FaultRow {
  return {
    name: `a ${of ?? 'field'} ${what}`,
    fault: { kind: 'field', to, ...(of && { of }) },
    expected,
  };
}

export const table: readonly FaultRow[] = [
  ...line,
  ...statuses,
  ...bodies,
  ...envelopes,
  ...encoded,
  ...fields,
];
