import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { ReceivedRequest } from '../../sandbox';
import type { JsonSchema } from './schemas';

/** Checks requests and answers against `docs/api/openapi.json`, by the text of the file alone. */

export const OPENAPI_FILE = path.resolve('docs/api/openapi.json');

interface Ref {
  readonly $ref: string;
}

interface ParameterObject {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required?: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (ParameterObject | Ref)[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, ParameterObject>> };
}

type Values = Readonly<Record<string, unknown>>;

/** Lists the deviations of a request or an answer from the file, without values. */
export class Held {
  readonly #ajv = createAjv({});
  /** A query and a form contain texts only. */
  readonly #textAjv = createAjv({ coerceTypes: true });
  readonly #document: Document;
  readonly #operations = new Map<string, { readonly at: string; readonly operation: Operation }>();

  constructor(file: unknown = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))) {
    this.#document = file as Document;
    for (const ajv of [this.#ajv, this.#textAjv]) ajv.addSchema(file as object, 'file');
    for (const [at, item] of Object.entries(this.#document.paths)) {
      for (const [method, value] of Object.entries(item)) {
        const operation = value as Operation;
        if (method === 'servers') continue;
        this.#operations.set(operation.operationId, {
          at: `/paths/${escaped(at)}/${method}`,
          operation,
        });
      }
    }
  }

  request({ alias, query, headers, body, files }: ReceivedRequest): string[] {
    const found = this.#operations.get(alias ?? '');
    if (!found) return [`${String(alias)}: no such call`];
    const { operation, at } = found;
    const parameters = operation.parameters.map((it) => this.#parameter(it));
    const named = parameters.map((it) => `${it.in} ${it.name}`);
    const unknown = Object.keys(query).filter((name) => !named.includes(`query ${name}`));
    const issues = [
      ...unknown.map((name) => `query ${name}: no such parameter`),
      ...operation.parameters.flatMap((it, index) => {
        const parameter = this.#parameter(it);
        const value =
          parameter.in === 'query' ? query[parameter.name] : headers[parameter.name.toLowerCase()];
        const pointer = '$ref' in it ? it.$ref.slice(1) : `${at}/parameters/${index}`;
        return this.#parameterIssues(parameter, value, pointer);
      }),
      ...this.#bodyIssues(
        found,
        headers,
        Object(body) as Values,
        files.map(({ field }) => field),
      ),
    ];
    return issues.map((issue) => `${operation.operationId}: ${issue}`);
  }

  answer(alias: string, body: unknown): string[] {
    const found = this.#operations.get(alias);
    if (!found) return [`${alias}: no such call`];
    const schema = `${found.at}/responses/200/content/application~1json/schema`;
    return issuesOf(this.#compiled(this.#ajv, schema), body).map((issue) => `${alias}: ${issue}`);
  }

  #parameter(given: ParameterObject | Ref): ParameterObject {
    if (!('$ref' in given)) return given;
    const name = given.$ref.split('/').at(-1) ?? '';
    const found = this.#document.components.parameters[name];
    if (!found) throw new Error(`The file has no parameter ${name}`);
    return found;
  }

  #parameterIssues(parameter: ParameterObject, value: unknown, pointer: string): string[] {
    const place = `${parameter.in} ${parameter.name}`;
    if (value === undefined) return parameter.required ? [`${place}: is missing`] : [];
    const validate = this.#compiled(this.#textAjv, `${pointer}/schema`);
    return issuesOf(validate, value).map((issue) => `${place}: ${issue}`);
  }

  #bodyIssues(
    { at, operation }: { readonly at: string; readonly operation: Operation },
    headers: ReceivedRequest['headers'],
    body: Values,
    files: readonly string[],
  ): string[] {
    const [type] = Object.keys(operation.requestBody?.content ?? {});
    if (!type) return Object.keys(body).length > 0 ? ['body: none is expected'] : [];
    const sent = headers['content-type']?.split(';')[0];
    if (sent !== type) return [`body: ${type} is expected`];
    const ajv = type === 'application/json' ? this.#ajv : this.#textAjv;
    const schema = `${at}/requestBody/content/${escaped(type)}/schema`;
    const whole = { ...body, ...Object.fromEntries(files.map((field) => [field, 'bytes'])) };
    const validate = this.#compiled(ajv, schema);
    return [
      ...issuesOf(validate, whole).map((issue) => `body: ${issue}`),
      ...this.#strays(operation, Object.keys(whole)),
    ];
  }

  /** A field that the file does not name is an error of the app: servers may refuse it. */
  #strays({ operationId }: Operation, sent: readonly string[]): string[] {
    const schema = this.#ajv.getSchema(`file#/components/schemas/${operationId}Body`)?.schema;
    const { properties = {} } = Object(schema) as JsonSchema;
    return sent
      .filter((name) => !(name in properties))
      .map((name) => `body ${name}: no such field`);
  }

  #compiled(ajv: Ajv2020, pointer: string): ValidateFunction {
    const validate = ajv.getSchema(`file#${pointer}`);
    if (!validate) throw new Error(`The file has nothing at ${pointer}`);
    return validate;
  }
}

/** The file's own keywords (`x-unit`, `example`) are not in JSON Schema. */
const createAjv = (options: object) =>
  new Ajv2020({ strict: false, allErrors: true, validateFormats: false, ...options });

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

function issuesOf(validate: ValidateFunction, value: unknown): string[] {
  // Coercion changes its input.
  const isFine = validate(structuredClone(value));
  if (isFine) return [];
  return (validate.errors ?? []).map(({ instancePath, message, keyword, params }) =>
    `${instancePath || 'the whole'}: ${message ?? keyword} ${keyword === 'enum' ? JSON.stringify(params.allowedValues) : ''}`.trim(),
  );
}
