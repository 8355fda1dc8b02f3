import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { AliasName } from '../../../src/contract';
import * as contract from '../../../src/contract';
import { number } from '../../../src/contract/fields';
import { type Kind, shapeOf } from '../../../src/contract/kinds';
import { type Meaning, meaningOf } from './meanings';

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

/** The forms of a flag. Any other value counts as 0. */
const FLAG = [0, 1, '0', '1', true, false, 'true', 'false'];

/** The units of the kinds of fields. */
const UNITS: Partial<Record<Kind, string>> = {
  money: 'minor units',
  date: 'date',
  address: 'address',
  flag: 'flag',
  code: 'code',
};

/** The schema of a call's own parameters, with the meaning of each field. */
export const requestSchema = (name: AliasName): JsonSchema =>
  described(converted(contract[`${name}Request`]()), meaningOf(`${name}Request`));

/** The schema of an answer's `data`, with the meaning of each field. */
export const answerSchema = (name: AliasName): JsonSchema =>
  described(converted(contract[`${name}Answer`]), meaningOf(`${name}Answer`));

function converted(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // Rules that JSON Schema cannot express are in the meanings.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      // A number of any length; the parser's form of a long one is not on the wire.
      if (valibotSchema === number) return { type: 'number' };
      // OpenAPI's format for the bytes of a part.
      if (valibotSchema.type === 'blob') return { ...jsonSchema, contentMediaType: 'image/*' };
      const { fields } = shapeOf(valibotSchema);
      for (const [field, inner] of Object.entries(fields ?? {})) {
        const unit = unitOf(inner);
        if (unit) Object.assign((jsonSchema as JsonSchema).properties?.[field] ?? {}, { unit });
      }
      return undefined;
    },
    // The only check of a text: it is not empty (`required`).
    overrideAction: ({ valibotAction: { type }, jsonSchema }) =>
      type === 'check' && !jsonSchema.properties ? { ...jsonSchema, minLength: 1 } : undefined,
  }) as JsonSchema;
  return simple(json);
}

/** The unit of a field, or of the items of a list. */
function unitOf(schema: v.GenericSchema): string | undefined {
  const { kind, item } = shapeOf(schema);
  return item ? unitOf(item) : kind && UNITS[kind];
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
function described(schema: JsonSchema, { about, fields }: Meaning): JsonSchema {
  const unit = schema['x-unit'];
  const isBareFlag = unit === 'flag' && !schema.type && !schema.enum && !schema.anyOf;
  return {
    description: about,
    ...(unit && { 'x-unit': unit }),
    ...(isBareFlag && { enum: [...FLAG, null] }),
    ...within(schema, fields),
  };
}

function within(schema: JsonSchema, fields: Meaning['fields']): JsonSchema {
  if (schema.items) return { ...schema, items: within(schema.items, fields) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((it) => within(it, fields)) };
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const meaning = fields[name];
    if (!meaning) throw new Error(`The field ${name} has no meaning`);
    return [name, described(property, meaning)];
  });
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> };
}
