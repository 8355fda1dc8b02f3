import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { answers } from '../../src/contract/answers';
import type { FieldNote } from '../../src/contract/fields';
import { meanings } from '../../src/contract/meanings';
import { requests } from '../../src/contract/requests';
import type { AliasName } from '../../src/platform/api/aliases';

/** The part of a JSON Schema that this folder reads. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  'x-unit'?: string;
  [keyword: string]: unknown;
}

/** A meaning in the table of meanings: a note, or a note with the notes of its fields. */
type Meaning = string | FieldNote | { readonly about: string; readonly fields: object };

/** The forms of a flag. Any other value counts as 0. */
const FLAG = [0, 1, '0', '1', true, false, 'true', 'false'];

/** The schema of a call's own parameters. */
export const requestSchema = (name: AliasName): JsonSchema => converted(requests[name]);

/** The schema of an answer's `data`, with the meaning of each field. */
export const answerSchema = (name: AliasName): JsonSchema =>
  described(converted(answers[name]), meanings[name]);

function converted(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // Rules that JSON Schema cannot express are in the meanings.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // OpenAPI's format for the bytes of a part.
      if (valibotSchema.type === 'blob') return { ...jsonSchema, contentMediaType: 'image/*' };
      return undefined;
    },
    // The only check of a text: it is not empty (`requiredText`).
    overrideAction: ({ valibotAction: { type }, jsonSchema }) =>
      type === 'check' && !jsonSchema.properties ? { ...jsonSchema, minLength: 1 } : undefined,
  }) as JsonSchema;
  return simple(json);
}

/** The same schema, shorter: alternatives that differ only by type become one schema with a list of types. */
function simple({ default: _, unit, anyOf, ...json }: JsonSchema): JsonSchema {
  const made: JsonSchema = { ...json, ...(typeof unit === 'string' && { 'x-unit': unit }) };
  if (made.required?.length === 0) delete made.required;
  if (made.items) made.items = simple(made.items);
  if (made.properties) {
    const properties = Object.entries(made.properties);
    made.properties = Object.fromEntries(properties.map(([name, it]) => [name, simple(it)]));
  }
  if (!anyOf) return made;
  const choices = anyOf
    .map(simple)
    .flatMap((choice) => (isOnlyAnyOf(choice) ? choice.anyOf : [choice]));
  return { ...made, ...merged(choices) };
}

const isOnlyAnyOf = (schema: JsonSchema): schema is { anyOf: JsonSchema[] } =>
  !!schema.anyOf && Object.keys(schema).length === 1;

/** One schema for all alternatives without a conflict about a type. */
function merged(choices: JsonSchema[]): JsonSchema {
  if (choices.some((choice) => choice.enum)) {
    return {
      enum: [
        ...new Set(
          choices.flatMap(
            ({ enum: values, type }) => values ?? (type === 'boolean' ? [true, false] : [null]),
          ),
        ),
      ],
    };
  }
  const types = choices.flatMap(({ type = [] }) => type);
  const areApart = new Set(types).size === types.length && choices.every(({ type }) => type);
  if (!areApart) return { anyOf: choices };
  const rest = choices.map(({ type: _, ...others }) => others);
  const isSaidOnce =
    rest.filter(({ properties, items, anyOf }) => properties ?? items ?? anyOf).length < 2;
  return isSaidOnce
    ? { ...Object.fromEntries(rest.flatMap(Object.entries<unknown>)), type: types }
    : { anyOf: choices };
}

/** Adds the meanings to a schema and to the schemas within it. */
function described(schema: JsonSchema, meaning: Meaning): JsonSchema {
  const { about, unit, fields } =
    typeof meaning === 'string' ? { about: meaning, ...NONE } : { ...NONE, ...meaning };
  const isBareFlag = unit === 'flag' && !schema.type && !schema.enum && !schema.anyOf;
  return {
    description: about,
    ...(unit && { 'x-unit': unit }),
    ...(isBareFlag && { enum: [...FLAG, null] }),
    ...(fields ? within(schema, fields) : schema),
  };
}

const NONE: { readonly unit?: string; readonly fields?: object } = {};

function within(schema: JsonSchema, fields: object): JsonSchema {
  if (schema.items) return { ...schema, items: within(schema.items, fields) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((it) => within(it, fields)) };
  if (!schema.properties) return schema;
  const meaningOf = new Map(Object.entries(fields as Record<string, Meaning>));
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    described(property, meaningOf.get(name) ?? ''),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> };
}
