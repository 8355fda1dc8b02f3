import type { Fault } from '../../../sandbox';
import type { FaultRow, FieldFault } from './fault';
import { changing, fieldsOf, isOfSort } from './fields';

/** One case of a row: a fault of the sandbox. A row that changes fields has a case for each field. */
export interface FaultCase {
  readonly name: string;
  readonly fault: Fault;
}

/** The cases of a row, for the data of the real answer. */
export function casesOf({ name, fault }: FaultRow, data: unknown): readonly FaultCase[] {
  if (fault.kind !== 'field') return [{ name, fault }];
  return pathsOf(fault, data).map((path) => ({
    name: `${name}: ${path.join('.')}`,
    fault: changing(data, [path], fault.to),
  }));
}

/** The case in which a row changes all fields at once. */
export function togetherOf({ name, fault }: FaultRow, data: unknown): FaultCase | undefined {
  if (fault.kind !== 'field') return undefined;
  return { name, fault: changing(data, pathsOf(fault, data), fault.to) };
}

function pathsOf({ at, of }: FieldFault, data: unknown): readonly (readonly string[])[] {
  if (at) return [at.split('.')];
  return fieldsOf(data)
    .filter((field) => isOfSort(field, of))
    .map(({ path }) => path);
}
