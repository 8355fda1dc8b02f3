import type { AliasName, SuccessRule } from './aliases';
import type { AnswerOf } from './contract/answers';
import type { RequestOf } from './contract/requests';

/**
 * The one file that a lender edits whose server calls its fields, or its methods, otherwise (docs/api/README.md#other-names).
 * As it ships it changes nothing. Paths, prefixes and the names of the envelope are keys of the environment.
 */
export interface Adapter {
  /** The method of a call, where it differs. */
  readonly method?: Partial<Record<AliasName, 'GET' | 'POST'>>;
  /** A call's own parameters as the server calls them. */
  readonly toWire?: { readonly [Name in AliasName]?: (request: RequestOf<Name>) => object };
  /** An answer's `data` as the schemas want it. What cannot be read there may be left as it is: the schema refuses it. */
  readonly fromWire?: { readonly [Name in AliasName]?: (data: never) => AnswerOf<Name> };
  /** A whole answer as an envelope of `success`, `code`, `message` and `data`, by the success rule of its call. */
  readonly openEnvelope?: (body: object, rule: SuccessRule) => object;
}

/** `undefined` leaves no byte in the bundles: `{}` would. */
export const adapter: Adapter | undefined = undefined;
