import type { AliasName, SuccessRule } from '@/contract';
import { adapter } from './adapter';

/** Applies the adapter to requests and answers. A call that the adapter does not name is unchanged. */

type Convert = (given: unknown) => unknown;

const converted = (convert: unknown, given: unknown): unknown =>
  convert ? (convert as Convert)(given) : given;

/** A call's row and parameters under the server's names. */
export const outgoing = <Row extends { readonly method: 'GET' | 'POST' }>(
  name: AliasName,
  row: Row,
  parameters: object,
): readonly [Row, object] =>
  adapter
    ? [
        { ...row, method: adapter.method?.[name] ?? row.method },
        converted(adapter.toWire?.[name], parameters) as object,
      ]
    : [row, parameters];

/** The body of an answer as an envelope; empty where the adapter throws. */
export function incoming(body: object, rule: SuccessRule): object {
  if (!adapter) return body;
  try {
    return adapter.openEnvelope?.(body, rule) ?? body;
  } catch {
    return {};
  }
}

/** The data of an answer; unchanged where the adapter throws: the schema then refuses the data. */
export function dataOfWire(name: AliasName, data: unknown): unknown {
  if (!adapter) return data;
  try {
    return converted(adapter.fromWire?.[name], data);
  } catch {
    return data;
  }
}
