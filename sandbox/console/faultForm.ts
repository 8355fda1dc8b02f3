import { type Fault, readFault } from '../faults';

/** A parameter of a fault, with the default value of its form field. */
interface Parameter {
  readonly name: string;
  readonly type: 'text' | 'number' | 'json' | 'list';
  readonly proposed: string;
}

interface FaultRow {
  readonly what: string;
  readonly takes?: readonly Parameter[];
  /** Whether the action is carried out by default. Missing if the form has no such field. */
  readonly carriesOut?: boolean;
}

const text = (name: string, proposed: string): Parameter => ({ name, type: 'text', proposed });
const number = (name: string, proposed: string): Parameter => ({ name, type: 'number', proposed });
const json = (name: string, proposed: string): Parameter => ({ name, type: 'json', proposed });
const list = (name: string, proposed: string): Parameter => ({ name, type: 'list', proposed });

export const faultRows: Readonly<Record<Fault['kind'], FaultRow>> = {
  refuse: {
    what: 'the lender refuses',
    takes: [
      text('code', '1001'),
      text('message', 'Rechazado por la prueba'),
      number('status', '200'),
    ],
  },
  delay: { what: 'the answer comes later', takes: [number('ms', '3000')], carriesOut: false },
  hold: { what: 'the answer waits until the faults are cleared', carriesOut: false },
  cut: { what: 'the line is cut before the action' },
  cutAfter: { what: 'the line is cut after the action' },
  cutMidway: { what: 'the line is cut within the answer', carriesOut: true },
  stallMidway: { what: 'half of the answer comes, the line stays open', carriesOut: true },
  stall: { what: 'no action and no answer' },
  stallAfter: { what: 'the action is carried out, no answer comes' },
  status: {
    what: 'an HTTP status (body: html, json, empty or answer)',
    takes: [number('status', '503'), text('body', 'html')],
    carriesOut: false,
  },
  empty: { what: 'an empty body', carriesOut: false },
  null: { what: 'the body null', carriesOut: false },
  html: { what: 'an HTML page', carriesOut: false },
  truncated: { what: 'half of the answer', carriesOut: true },
  contentType: {
    what: 'another content type',
    takes: [text('type', 'text/plain')],
    carriesOut: true,
  },
  patch: {
    what: 'changed data; set: values by dotted path; remove: dotted paths, separated by commas',
    takes: [json('data', '{}'), json('set', '{}'), list('remove', 'needValid')],
    carriesOut: true,
  },
  envelope: {
    what: 'a changed envelope; remove: its fields, separated by commas',
    takes: [json('fields', '{"code": "0abc"}'), list('remove', '')],
    carriesOut: true,
  },
  text: {
    what: 'any text as the body',
    takes: [text('text', ''), text('type', 'text/plain'), number('status', '200')],
    carriesOut: false,
  },
};

export const isFaultKind = (kind: string): kind is Fault['kind'] =>
  Object.keys(faultRows).includes(kind);

/** The name of a parameter's field. Each kind has fields of its own, because one form has those of all kinds. */
export const fieldName = (kind: string, parameter: string): string => `${kind}.${parameter}`;

/** Reads a fault from the form's fields. Throws `TypeError` with the field's name if a field is malformed. */
export function faultOf(form: URLSearchParams): ReturnType<typeof readFault> {
  const valueOf = (name: string) => form.get(name) ?? '';
  const kind = valueOf('kind');
  const row = isFaultKind(kind) ? faultRows[kind] : undefined;
  const own = row?.takes?.map(({ name, type }) => [
    name,
    readAs(type, name, valueOf(fieldName(kind, name))),
  ]);
  const counts = ['times', 'skip'].filter(valueOf);
  return readFault({
    alias: valueOf('alias'),
    kind,
    ...(Object.fromEntries(own ?? []) as object),
    ...Object.fromEntries(counts.map((name) => [name, readAs('number', name, valueOf(name))])),
    ...(valueOf('borrower') && { borrower: valueOf('borrower') }),
    ...(row?.carriesOut !== undefined && { carriedOut: form.has(fieldName(kind, 'carriedOut')) }),
  });
}

function readAs(type: Parameter['type'], name: string, value: string): unknown {
  if (type === 'text') return value;
  if (type === 'list') return value.split(/[\s,]+/).filter(Boolean);
  try {
    const read: unknown = JSON.parse(value);
    if (type === 'json' || (Number.isInteger(read) && Number(read) >= 0)) return read;
  } catch {
    // The error below contains the field's name.
  }
  throw new TypeError(`${name} must be ${type === 'json' ? 'JSON' : 'a whole number'}.`);
}
