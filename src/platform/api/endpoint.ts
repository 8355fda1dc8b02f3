import { skipToken } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import type { Call, CallMeta, HashOf } from './baseQuery';

/** The tags of answers that are read again after a write has changed them. */
export const TAGS = ['Order', 'Complaint'] as const;

type Tag = (typeof TAGS)[number];

/** The parameters of a write and the id of its intent. */
export type Intended<Parameters> = Parameters & { readonly intentId?: string | undefined };

/** A read: the schema checks the data, and the cache stores the mapper's result. The mapper may hash a value. */
export const read = <Wire, Answer>(
  schema: GenericSchema<unknown, Wire>,
  toAnswer: (wire: Wire, hashOf?: HashOf) => Answer | Promise<Answer>,
  ...tags: readonly Tag[]
) => ({
  query: (parameters: object): Call => ({ parameters }),
  rawResponseSchema: schema,
  transformResponse: (wire: Wire, meta?: CallMeta) => toAnswer(wire, meta?.hashOf),
  providesTags: tags,
});

/** A write and the tags of the answers that the write makes outdated. A failed write makes no answer outdated. */
export const write = <Answer>(schema: GenericSchema<unknown, Answer>, ...tags: readonly Tag[]) => ({
  query: ({ intentId, ...parameters }: Intended<object>): Call => ({ parameters, intentId }),
  rawResponseSchema: schema,
  transformResponse: (answer: Answer) => answer,
  invalidatesTags: (_: unknown, error: unknown) => (error ? [] : tags),
});

/** The key of a query, or RTK Query's skip token while the key is unknown. */
export const orSkip = <Key extends object>(key: Key | '' | undefined): Key | typeof skipToken =>
  key || skipToken;
