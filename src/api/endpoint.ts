import { skipToken } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';

/** What an answer is read anew for, once a write has changed it. */
export const TAGS = ['Order', 'Complaint'] as const;

type Tag = (typeof TAGS)[number];

/** What an endpoint gives to the base query. The alias is the endpoint's name. */
export interface Call {
  readonly parameters: object;
  readonly intentId?: string | undefined;
}

/** A write's parameters, with the id of the intent that it carries out. */
export type Intended<Parameters> = Parameters & { readonly intentId?: string | undefined };

/** A read: its answer's data fits the schema, and the cache holds what the mapper makes of it. */
export const read = <Wire, Answer>(
  schema: GenericSchema<unknown, Wire>,
  toAnswer: (wire: Wire) => Answer | Promise<Answer>,
  ...tags: readonly Tag[]
) => ({
  query: (parameters: object): Call => ({ parameters }),
  rawResponseSchema: schema,
  transformResponse: (wire: Wire) => toAnswer(wire),
  providesTags: tags,
});

/** A write, and what is out of date once it was done; one that failed has changed nothing that is known here. */
export const write = <Answer>(schema: GenericSchema<unknown, Answer>, ...tags: readonly Tag[]) => ({
  query: ({ intentId, ...parameters }: Intended<object>): Call => ({ parameters, intentId }),
  rawResponseSchema: schema,
  transformResponse: (answer: Answer) => answer,
  invalidatesTags: (_: unknown, error: unknown) => (error ? [] : tags),
});

/** What a screen asks, or nothing while it does not know of what. */
export const orSkip = <Key extends object>(key: Key | '' | undefined): Key | typeof skipToken =>
  key || skipToken;
