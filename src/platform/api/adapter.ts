import type { AliasName, AnswerOf, RequestOf, SuccessRule } from '@/contract';

/**
 * The only file to edit for a lender whose server has other names of fields or other methods
 * (docs/api/README.md#other-names). The shipped adapter changes nothing. Paths, prefixes and the names of the envelope
 * are keys of the environment.
 */
export interface Adapter {
  /** The method of a call, where it differs. */
  readonly method?: Partial<Record<AliasName, 'GET' | 'POST'>>;
  /** A call's own parameters under the server's names. */
  readonly toWire?: { readonly [Name in AliasName]?: (request: RequestOf<Name>) => object };
  /** The `data` of an answer in the form of the schemas. Unreadable data may stay unchanged: the schema refuses it. */
  readonly fromWire?: { readonly [Name in AliasName]?: (data: never) => AnswerOf<Name> };
  /** A whole answer as an envelope of `success`, `code`, `message` and `data`, by the success rule of its call. */
  readonly openEnvelope?: (body: object, rule: SuccessRule) => object;
}

/** `undefined` adds no byte to the bundles, unlike `{}`. */
export const adapter: Adapter | undefined = undefined;
