import { calls } from '../../../sandbox';
import { aliases, type AliasName, aliasNamed, CAPTCHA } from '../../../src/contract';
import { bodyName, dataName, type OpenApi } from './document';
import { areaOf } from './meanings';
import type { JsonSchema } from './schemas';

/** Makes parts of the reference from `openapi.json`. The text around these parts is written by hand. */

const NAMES = Object.keys(aliases) as AliasName[];

type Schemas = OpenApi['components']['schemas'];

/** Replaces the text between the markers of a page. `file` is the page's name for the message. */
export function withMade(
  file: string,
  page: string,
  parts: Readonly<Record<string, string>>,
): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const markers = new RegExp(`(<!-- made: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!markers.test(text)) {
      const lines = `## ${name}\n\n<!-- made: ${name} -->\n\n<!-- end -->`;
      throw new Error(
        `${file} has no place for ${name}. Add these lines where it belongs:\n\n${lines}`,
      );
    }
    return text.replace(markers, (_, begin: string, end: string) => `${begin}\n${part}\n\n${end}`);
  }, page);
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const coded = (text: string) => `\`${text}\``;

/** `docs/reference/calls.md`: the table of calls, and the parameters of each. */
export function callsParts({ components, paths }: OpenApi): Record<string, string> {
  const rows = NAMES.map((name) => {
    const { method, path, purpose } = aliasNamed(name);
    return [
      coded(name),
      `${method} ${coded(path)}`,
      calls[name].family,
      purpose,
      summaryOf(paths, name),
    ];
  });
  const image = [
    coded(CAPTCHA.name),
    `image ${coded(CAPTCHA.path)}`,
    'image',
    'read',
    'The picture of a captcha',
  ];
  const bodies = NAMES.flatMap((name) => {
    const own = [...queryOf(paths, name), ...fieldsOf(components.schemas[bodyName(name)])];
    return own.length > 0 ? [`### ${name}\n\n${table(['parameter', 'type', 'meaning'], own)}`] : [];
  });
  return {
    calls: table(
      ['name', 'method and path', 'family', 'purpose', 'what it does'],
      [...rows, image],
    ),
    parameters: bodies.join('\n\n'),
  };
}

interface Operation {
  readonly summary: string;
  readonly parameters: readonly {
    readonly name?: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: JsonSchema;
  }[];
}

function operationOf(paths: OpenApi['paths'], name: AliasName): Operation {
  const { path, method } = aliasNamed(name);
  const item = (paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[path];
  return item?.[method.toLowerCase()] as Operation;
}

const summaryOf = (paths: OpenApi['paths'], name: AliasName) => operationOf(paths, name).summary;

const queryOf = (paths: OpenApi['paths'], name: AliasName): string[][] =>
  operationOf(paths, name).parameters.flatMap(({ name: field, required, description, schema }) =>
    field ? [row(field, { ...schema, ...(description && { description }) }, required)] : [],
  );

const fieldsOf = (schema: JsonSchema = {}): string[][] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) =>
    row(name, field, schema.required?.includes(name)),
  );

const row = (name: string, field: JsonSchema, isRequired = false): string[] => [
  coded(name),
  typeOf(field) + (isRequired ? '' : ', optional'),
  field.description ?? '',
];

/** A field's type, with its unit if the field has one. */
function typeOf(schema: JsonSchema): string {
  if (schema['x-unit']) return schema['x-unit'];
  if (schema.enum) return schema.enum.map((value) => coded(JSON.stringify(value))).join(' or ');
  if (schema.contentMediaType) return 'file';
  if (schema.items) return 'list';
  const types = [schema.type ?? []].flat();
  if (types.includes('object') || schema.properties || schema.anyOf) return 'object';
  return types.includes('string') ? 'text' : 'number';
}

/** `docs/reference/answers.md`: the fields of each answer, by area. */
export function answersParts({ components }: OpenApi): Record<string, string> {
  const parts = new Map<string, readonly string[]>();
  for (const name of NAMES) {
    const area = areaOf(name);
    parts.set(area, [...(parts.get(area) ?? []), answerText(components.schemas, name)]);
  }
  return Object.fromEntries([...parts].map(([area, texts]) => [area, texts.join('\n\n')]));
}

function answerText(schemas: Schemas, name: AliasName): string {
  const { description = '', ...schema } = schemas[dataName(name)] ?? {};
  const rows = deepFieldsOf(schema);
  const about = `${coded(name)}: ${description}.`;
  return rows.length > 0 ? `${about}\n\n${table(['field', 'type', 'meaning'], rows)}` : about;
}

/** The fields with their inner fields: `repayList[].channels[].desc`. */
function deepFieldsOf(schema: JsonSchema, before = ''): string[][] {
  const inner = [schema, ...(schema.anyOf ?? [])].find(
    ({ properties, items }) => properties ?? items,
  );
  if (inner?.items) return deepFieldsOf(inner.items, before && `${before}[]`);
  return Object.entries(inner?.properties ?? {}).flatMap(([name, field]) => {
    const path = before ? `${before}.${name}` : name;
    return [row(path, field, inner?.required?.includes(name)), ...deepFieldsOf(field, path)];
  });
}
