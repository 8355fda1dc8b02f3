import { adapter } from './adapter';
import type { AliasName, SuccessRule } from './aliases';

/** Applies the adapter where a request leaves and where an answer comes in. A call that it does not name is unchanged. */

type Convert = (given: unknown) => unknown;

const converted = (convert: unknown, given: unknown): unknown =>
  convert ? (convert as Convert)(given) : given;

/** A call's row and parameters, as the server has them. */
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

/** An answer's body, before its envelope is opened. One that an adapter fails on says nothing. */
export function incoming(body: object, rule: SuccessRule): object {
  if (!adapter) return body;
  try {
    return adapter.openEnvelope?.(body, rule) ?? body;
  } catch {
    return {};
  }
}

/** An answer's data. An adapter that fails leaves it to the schema to refuse. */
export function dataOfWire(name: AliasName, data: unknown): unknown {
  if (!adapter) return data;
  try {
    return converted(adapter.fromWire?.[name], data);
  } catch {
    return data;
  }
}
