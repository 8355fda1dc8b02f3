import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { ReceivedRequest } from '../../sandbox';

/** Checks requests and answers against `docs/api/openapi.json` alone. */

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const file = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8')) as Document;

/** The file's own keywords (`x-unit`, `example`) are not in JSON Schema. */
const createAjv = (options: object) =>
  new Ajv2020({ strict: false, allErrors: true, validateFormats: false, ...options }).addSchema(
    file,
    'file',
  );

const ajv = createAjv({});
/** A query and a form contain texts only. */
const textAjv = createAjv({ coerceTypes: true });

const operations = Object.entries(file.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'servers')
    .map(([method, operation]) => ({ at: `/paths/${escaped(path)}/${method}`, operation })),
);

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

interface Checks {
  readonly head: ValidateFunction;
  readonly body: ValidateFunction;
  readonly answer: () => ValidateFunction;
}

const known = new Map<string, Checks | undefined>();

function checksOf(alias: string): Checks | undefined {
  if (!known.has(alias)) known.set(alias, compile(alias));
  return known.get(alias);
}

function compile(alias: string): Checks | undefined {
  const found = operations.find(({ operation }) => operation.operationId === alias);
  if (!found) return undefined;
  const { at, operation } = found;
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const headers = parametersOf(operation, 'header');
  const head = {
    properties: {
      query: { ...objectOf(parametersOf(operation, 'query')), additionalProperties: false },
      headers: objectOf(type ? [...headers, contentType(type)] : headers),
    },
  };
  // A field that the file does not name is an error of the app: servers may refuse it.
  const body = type
    ? { $ref: `file#/components/schemas/${alias}Body`, unevaluatedProperties: false }
    : { maxProperties: 0 };
  return {
    head: textAjv.compile(head),
    body: (type === 'application/json' ? ajv : textAjv).compile({ properties: { body } }),
    // Compiled when an answer is judged: the captcha's answer is an image without a schema.
    answer: () =>
      ajv.compile({ $ref: `file#${at}/responses/200/content/application~1json/schema` }),
  };
}

/** Node names headers in small letters. */
function parametersOf({ parameters }: Operation, place: Parameter['in']): Parameter[] {
  return parameters
    .map((it) => ('$ref' in it ? file.components.parameters[it.$ref.split('/').at(-1) ?? ''] : it))
    .filter((it): it is Parameter => it?.in === place)
    .map((it) => (place === 'header' ? { ...it, name: it.name.toLowerCase() } : it));
}

const contentType = (type: string): Parameter => ({
  name: 'content-type',
  in: 'header',
  required: true,
  schema: { pattern: `^${type}` },
});

const objectOf = (parameters: readonly Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Lists the deviations of a request from the file, without values. */
export function requestIssues({ alias, query, headers, body, files }: ReceivedRequest): string[] {
  const checks = checksOf(String(alias));
  if (!checks) return [`${String(alias)}: no such call`];
  const parts = Object.fromEntries(files.map(({ field }) => [field, 'bytes']));
  const issues = [
    ...issuesOf(checks.head, { query, headers }),
    ...issuesOf(checks.body, { body: { ...(Object(body) as object), ...parts } }),
  ];
  return issues.map((issue) => `${String(alias)}: ${issue}`);
}

/** Lists the deviations of an answer from the file, without values. */
export function answerIssues(alias: string, body: unknown): string[] {
  const checks = checksOf(alias);
  if (!checks) return [`${alias}: no such call`];
  return issuesOf(checks.answer(), body).map((issue) => `${alias}: ${issue}`);
}

function issuesOf(validate: ValidateFunction, value: unknown): string[] {
  // Coercion changes its input.
  if (validate(structuredClone(value))) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const { allowedValues, additionalProperty, unevaluatedProperty } = params;
    const named: unknown = allowedValues ?? additionalProperty ?? unevaluatedProperty;
    return `${instancePath} ${message} ${named === undefined ? '' : JSON.stringify(named)}`.trim();
  });
}
