import { type Family, type Fault, type FaultRow, REFUSAL } from './fault';
import { fieldsOf, isOfSort, withFields } from './fields';

/** Applies a row of the table to an answer. The data layer and the screens share these functions. */

export interface Answer {
  readonly status: number;
  /** Empty without a content type. */
  readonly type: string;
  readonly body: string;
}

export type OnTheLine =
  | { readonly kind: 'offline' | 'reset' | 'stall' }
  /** The first half of an answer, then a broken or silent connection. */
  | { readonly kind: 'resetMidway' | 'stallMidway'; readonly answer: () => Promise<Answer> }
  | { readonly kind: 'answer'; readonly answer: Answer };

/** One case: a row, and one field if the row changes fields. */
export interface FaultCase {
  readonly name: string;
  readonly row: FaultRow;
  /** `real` sends the request to the lender, which carries it out. */
  readonly strike: (real: () => Promise<Answer>) => Promise<OnTheLine>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The cases of a row, for a family of calls and the data of the real answer. */
export function casesOf(row: FaultRow, family: Family, data: unknown): readonly FaultCase[] {
  const { fault } = row;
  if (fault.kind !== 'field') {
    return [{ name: row.name, row, strike: (real) => strike(fault, family, real) }];
  }
  return pathsOf(fault, data).map((path) => ({
    name: `${row.name}: ${path.join('.')}`,
    row,
    strike: strikeFields(fault, [path]),
  }));
}

/** The case in which a row changes all fields at once. */
export function togetherOf(row: FaultRow, data: unknown): FaultCase | undefined {
  const { fault } = row;
  if (fault.kind !== 'field') return undefined;
  return { name: row.name, row, strike: strikeFields(fault, pathsOf(fault, data)) };
}

type FieldFault = Extract<Fault, { kind: 'field' }>;
type Path = readonly string[];

function pathsOf({ at, of }: FieldFault, data: unknown): readonly Path[] {
  if (at) return [at.split('.')];
  return fieldsOf(data)
    .filter((field) => isOfSort(field, of))
    .map(({ path }) => path);
}

const strikeFields =
  ({ to }: FieldFault, paths: readonly Path[]): FaultCase['strike'] =>
  async (real) => {
    const answer = await real();
    const { data, ...rest } = envelopeOf(answer);
    const changed = { ...textsOf(rest), data: withFields(data, paths, to) };
    return whole({ ...answer, body: written(changed) });
  };

async function strike(
  fault: Exclude<Fault, FieldFault>,
  family: Family,
  real: () => Promise<Answer>,
): Promise<OnTheLine> {
  switch (fault.kind) {
    case 'offline':
    case 'reset':
    case 'stall':
      return { kind: fault.kind };
    case 'resetMidway':
    case 'stallMidway':
      return { kind: fault.kind, answer: real };
    case 'instead': {
      const { status = 200, type = JSON_TYPE, body } = fault;
      return whole({ status, type, body });
    }
    case 'refusal': {
      const no = { code: String(fault.status), data: null, message: REFUSAL };
      const envelope = family === 'general' ? { success: false, ...no } : no;
      return whole({ status: fault.status, type: JSON_TYPE, body: JSON.stringify(envelope) });
    }
    case 'real': {
      const { isCut = false, kind: _, ...changes } = fault;
      const answer = { ...(await real()), ...changes };
      return whole(isCut ? { ...answer, body: halfOf(answer.body) } : answer);
    }
    case 'envelope': {
      const { set = {}, remove = [], rename = {} } = fault;
      const answer = await real();
      const kept = Object.entries({ ...textsOf(envelopeOf(answer)), ...set })
        .filter(([name]) => !remove.includes(name))
        .map(([name, text]) => [rename[name] ?? name, text] as const);
      return whole({ ...answer, body: written(Object.fromEntries(kept)) });
    }
  }
}

export const halfOf = (text: string): string => text.slice(0, Math.floor(text.length / 2));

const whole = (answer: Answer): OnTheLine => ({ kind: 'answer', answer });

export const envelopeOf = ({ body }: Answer): Record<string, unknown> =>
  JSON.parse(body) as Record<string, unknown>;

const textsOf = (record: object): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value)]));

/** Writes an object whose values are already JSON texts. */
const written = (texts: Readonly<Record<string, string>>): string =>
  `{${Object.entries(texts)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
    .join(',')}}`;
