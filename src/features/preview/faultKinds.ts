import type { Fault } from './sandboxClient';

/** The faults that the sandbox knows, with their own parameters and what is proposed for them. */

interface Parameter {
  readonly name: string;
  readonly type: 'text' | 'number' | 'json' | 'list';
  readonly proposed: string;
}

export interface FaultKind {
  readonly kind: string;
  readonly what: string;
  readonly takes: readonly Parameter[];
  /** Whether the action is carried out first, unless it is said otherwise; missing where it cannot be. */
  readonly carriesOut?: boolean;
}

const takes = (type: Parameter['type']) => (name: string, proposed: string) =>
  ({ type, name, proposed }) as const;
const text = takes('text');
const number = takes('number');
const json = takes('json');
const list = takes('list');

const kind = (name: string, what: string, ...parameters: readonly Parameter[]): FaultKind => ({
  kind: name,
  what,
  takes: parameters,
});

export const faultKinds: readonly FaultKind[] = [
  kind('refuse', 'says no', text('code', '1001'), text('message', 'Rechazado por la prueba')),
  { ...kind('delay', 'answers later', number('ms', '3000')), carriesOut: false },
  { ...kind('hold', 'answers when the faults are cleared'), carriesOut: false },
  kind('cut', 'line cut before anything is done'),
  kind('cutAfter', 'carried out, then the line is cut'),
  { ...kind('cutMidway', 'line cut within the answer'), carriesOut: true },
  { ...kind('stallMidway', 'silent within the answer'), carriesOut: true },
  kind('stall', 'nothing done, never answered'),
  kind('stallAfter', 'carried out, never answered'),
  {
    ...kind('status', 'an HTTP status', number('status', '503'), text('body', 'html')),
    carriesOut: false,
  },
  { ...kind('empty', 'an empty body'), carriesOut: false },
  { ...kind('null', 'the body null'), carriesOut: false },
  { ...kind('html', 'an HTML page'), carriesOut: false },
  { ...kind('truncated', 'half of the answer'), carriesOut: true },
  {
    ...kind('contentType', 'another content type', text('type', 'text/plain')),
    carriesOut: true,
  },
  {
    ...kind('patch', 'other data', json('data', '{}'), list('remove', 'needValid')),
    carriesOut: true,
  },
  {
    ...kind('envelope', 'another envelope', json('fields', '{"code": "0abc"}'), list('remove', '')),
    carriesOut: true,
  },
  { ...kind('text', 'any text', text('text', ''), text('type', 'text/plain')), carriesOut: false },
];

/** What the form holds, as it was typed. */
export interface FaultForm {
  readonly alias: string;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  /** How many calls it meets; empty for all of them. */
  readonly times: string;
  /** How many calls pass before. */
  readonly skip: string;
  /** Only this borrower's calls; empty for everybody's. */
  readonly borrower: string;
  /** As the kind has it where nothing was chosen. */
  readonly isCarriedOut?: boolean | undefined;
}

export const kindNamed = (name: string): FaultKind | undefined =>
  faultKinds.find((known) => known.kind === name);

/** The fault as the sandbox wants it. Throws, naming the field, where something cannot be read. */
export function toFault({ alias, values, times, skip, borrower, ...form }: FaultForm): Fault {
  const chosen = kindNamed(form.kind);
  const own = chosen?.takes.map(({ name, type, proposed }) => [
    name,
    readAs(type, name, values[name] ?? proposed),
  ]);
  return {
    alias,
    kind: form.kind,
    ...(Object.fromEntries(own ?? []) as object),
    ...(times && { times: readAs('number', 'times', times) }),
    ...(skip && { skip: readAs('number', 'skip', skip) }),
    ...(borrower && { borrower }),
    ...(chosen?.carriesOut !== undefined && {
      carriedOut: form.isCarriedOut ?? chosen.carriesOut,
    }),
  };
}

function readAs(type: Parameter['type'], name: string, value: string): unknown {
  switch (type) {
    case 'text':
      return value;
    case 'number':
      if (!/^\d+$/.test(value)) throw new Error(`${name} must be a whole number.`);
      return Number(value);
    case 'list':
      return value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    case 'json':
      return readJson(name, value);
  }
}

function readJson(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new Error(`${name} must be JSON.`);
  }
}
