import * as v from 'valibot';
import { calls } from '../../../sandbox';
import { aliases, type AliasName, aliasNamed, CAPTCHA, servers } from '../../../src/contract';
import { EnvironmentSchema } from '../../../src/platform/environment/environment';
import { EXPIRED } from './codes';
import { answerEnvelope, envelopeSchemas, type JsonFamily } from './envelopes';
import { links } from './links';
import { parametersOf, partsOf, sharedParameters } from './parameters';
import { type Example, type RecordedRefusal, recordExample, recordRefusals } from './record';
import { answerSchema, type JsonSchema } from './schemas';

/** The contract as an OpenAPI 3.1 document, made from the alias table, the schemas, and the sandbox's answers. */

const NAMES = Object.keys(aliases) as AliasName[];

type Prefix = (typeof servers)[keyof typeof servers]['prefix'];

const PURPOSES = {
  read: 'A read: the app may repeat it.',
  write: 'A write: the app sends it once for one intent.',
  money:
    'A write that moves money: the app sends it once for one intent. Only HTTP 200 with a readable refusal counts as refused. Any other failure is an unknown outcome.',
  tracking: 'Tracking: the app ignores a failure.',
};

export const dataName = (name: AliasName): string => `${name}Data`;
export const bodyName = (name: AliasName): string => `${name}Body`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export async function openApi() {
  const refusals = await recordRefusals();
  const examples = await Promise.all(
    NAMES.map(async (name) => [name, await recordExample(name)] as const),
  );
  const paths = Object.fromEntries(
    examples.map(([name, example]): [string, object] => [
      aliasNamed(name).path,
      pathItem(
        name,
        example,
        refusals.filter(({ alias }) => alias === name),
      ),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Borrower H5: calls of the app',
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: "The operator's front end" },
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [
      { url: BASE, description: "The environment's `apiBase`; empty: the app's own origin" },
    ],
    tags: (['general', 'payment', 'template', 'promotion'] as const).map((name) => ({
      name,
      description: `${capital(name)} calls. The examples contain refusals.`,
    })),
    paths: { ...paths, [CAPTCHA.path]: captcha() },
    components: {
      parameters: sharedParameters(),
      schemas: { ...envelopeSchemas(), ...dataSchemas() },
      securitySchemes: {
        sessionInAddress: {
          type: 'apiKey',
          in: 'query',
          name: 'sessionId',
          description: 'If the environment names no `sessionHeader`',
        },
        sessionInHeader: {
          type: 'http',
          scheme: 'bearer',
          description:
            "`Bearer <sessionId>` in the environment's `sessionHeader`, for instance `Authorization`",
        },
      },
    },
  };
}

/** The version of the contract: CHANGELOG has its rule, and `npm run check:contract` holds it. */
const VERSION = '2.1.0';

const BASE = 'https://lender.example';

const DESCRIPTION = `Every call that the app makes, under a readable name (\`operationId\`). \`npm run openapi\` makes this file from the code; the checks fail if the file differs from the code.

- **Paths** follow a prefix of the environment. \`aliases\` of the environment gives a call another path, without a prefix.
- **Envelope.** An answer is a JSON object with \`code\`, \`data\`, \`message\` and optionally \`success\`. The names of the environment's \`envelope\` come first, these names are the fallback.
- **Success.** Each family has its own rule (schemas \`…Done\`). Any other answer with a readable \`code\` is a refusal. An answer without a readable \`code\` counts as no answer.
- **Session.** ${EXPIRED}.
- **Fields.** Unknown fields are ignored. A number may be a text. A missing list, or \`null\`, is an empty list. Money is an integer in minor units (\`x-unit\`).
- **Time.** The app waits 60 seconds for an answer, repetitions of a read included.`;

function dataSchemas(): Record<string, JsonSchema> {
  const bodies = NAMES.filter((name) => aliasNamed(name).method === 'POST');
  return Object.fromEntries([
    ...NAMES.map((name) => [dataName(name), answerSchema(name)]),
    ...bodies.map((name) => [bodyName(name), partsOf(name).body]),
  ]) as Record<string, JsonSchema>;
}

function server(prefix: Prefix) {
  const usual = v.parse(EnvironmentSchema.entries[prefix], undefined);
  return {
    url: `{apiBase}{${prefix}}`,
    variables: { apiBase: { default: BASE }, [prefix]: { default: usual } },
  };
}

function pathItem(name: AliasName, example: Example, refusals: readonly RecordedRefusal[]) {
  const row = aliasNamed(name);
  const { title } = partsOf(name);
  const family = calls[name].family;
  return {
    servers: [server(servers[row.server].prefix)],
    [row.method.toLowerCase()]: {
      operationId: name,
      summary: title,
      description: [
        PURPOSES[row.purpose],
        row.makesSomething &&
          'The read creates a record on the server: the app repeats it only after a tap.',
      ]
        .filter(Boolean)
        .join(' '),
      tags: [family],
      'x-purpose': row.purpose,
      security:
        calls[name].audience === 'borrower'
          ? [{ sessionInAddress: [] }, { sessionInHeader: [] }]
          : PUBLIC,
      parameters: parametersOf(name).map((it) => withExample(it, example)),
      ...(row.method === 'POST' && { requestBody: requestBody(name, example) }),
      responses: responses(name, family, example, refusals),
    },
  };
}

/** A call that needs no session. */
const PUBLIC: readonly object[] = [];

const withExample = (parameter: ReturnType<typeof parametersOf>[number], { query }: Example) =>
  'name' in parameter && query[parameter.name] !== undefined
    ? { ...parameter, example: typed(parameter.schema, query[parameter.name]) }
    : parameter;

/** A query and a form contain texts only. An example has the type of its schema. */
const typed = ({ type }: JsonSchema = {}, sent: unknown): unknown =>
  type === 'number' || type === 'integer' ? Number(sent) : sent;

const typedFields = ({ properties = {} }: JsonSchema, body: unknown) =>
  Object.fromEntries(
    Object.entries(Object(body) as object).map(([name, sent]) => [
      name,
      typed(properties[name], sent),
    ]),
  );

/** Only the upload has a multipart body. */
function requestBody(name: AliasName, { body }: Example) {
  const { server: family } = aliasNamed(name);
  const isUpload = name === 'uploadProblemImage';
  const form = isUpload ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const type = servers[family].client === 'json' ? 'application/json' : form;
  const schema = { $ref: `#/components/schemas/${bodyName(name)}` };
  const { body: fields } = partsOf(name);
  return {
    // A form without a field leaves with an empty body.
    required: !!fields.required,
    content: { [type]: { schema, ...(!isUpload && { example: typedFields(fields, body) }) } },
  };
}

function responses(
  name: AliasName,
  family: JsonFamily,
  { answer }: Example,
  refusals: readonly RecordedRefusal[],
) {
  const isRead = aliasNamed(name).purpose === 'read';
  const examples = Object.fromEntries([
    ['answered', { summary: 'The answer of the sandbox', value: answer }],
    ...refusals.map((it) => [it.name, { summary: it.summary, value: it.answer }] as const),
  ]);
  return {
    200: {
      description: 'The answer, or a refusal',
      content: {
        'application/json': {
          schema: answerEnvelope(family, dataName(name), isRead || name in WITH_DATA),
          examples,
        },
      },
      ...(name in links && { links: links[name] }),
    },
    401: { description: 'The session has expired' },
    default: {
      description:
        'Another status is not a success. The app repeats a read after 502, 503 or 504. It shows a readable refusal',
    },
  };
}

/** Writes with an answer that the app uses. */
const WITH_DATA = { uploadProblemImage: true, repaymentCommit: true, repaymentHuichao: true };

/** The captcha: the only call that an `<img>` sends. */
const captcha = () => ({
  servers: [server('promotionPrefix')],
  get: {
    operationId: CAPTCHA.name,
    summary: 'The picture of a captcha',
    description: 'Each picture is another captcha of the same `sid`.',
    security: PUBLIC,
    tags: ['promotion'],
    parameters: [
      {
        name: 'sid',
        in: 'query',
        required: true,
        schema: { type: 'string' },
        description: '`sid` of getSid',
      },
      {
        name: 'timestamp',
        in: 'query',
        required: true,
        schema: { type: 'string' },
        description: 'Another value for each picture',
      },
    ],
    responses: {
      200: { description: 'An image', content: { 'image/*': {} } },
      '4XX': { description: 'No picture. The app asks for another one after a tap' },
    },
  },
});

export type OpenApi = Awaited<ReturnType<typeof openApi>>;
