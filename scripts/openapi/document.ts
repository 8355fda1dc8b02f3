import * as v from 'valibot';
import { calls } from '../../sandbox';
import { aliases, type AliasName, aliasNamed, CAPTCHA, servers } from '../../src/api/aliases';
import { EnvironmentSchema } from '../../src/environment/environment';
import { EXPIRED } from './codes';
import { answerEnvelope, envelopeSchemas, type JsonFamily } from './envelopes';
import { parametersOf, partsOf, sharedParameters } from './parameters';
import { type Example, type RecordedRefusal, recordExample, recordRefusals } from './record';
import { answerSchema, type JsonSchema } from './schemas';

/** The contract as an OpenAPI 3.1 document, made from the alias table, the schemas, and the sandbox's answers. */

const NAMES = Object.keys(aliases) as AliasName[];

type Prefix = (typeof servers)[keyof typeof servers]['prefix'];

const PURPOSES = {
  read: 'A read: it may be asked again.',
  write: 'A write: it is sent once for one intent.',
  money:
    'It moves money: it is sent once for one intent. Only HTTP 200 with a readable refusal counts as refused; every other end is an unknown outcome.',
  tracking: 'Fire and forget: a failure is ignored.',
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
    },
    servers: [
      { url: BASE, description: "The environment's `apiBase`; empty: the app's own origin" },
    ],
    tags: (['general', 'payment', 'template', 'promotion'] as const).map((name) => ({
      name,
      description: `${capital(name)} calls. A refusal stands in their examples.`,
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
          description: 'Where the environment names no `sessionHeader`',
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

/** The version of the contract. It is raised when a server has to change. */
const VERSION = '1.0.0';

const BASE = 'https://lender.example';

const DESCRIPTION = `Every call that the app makes, under a readable name (\`operationId\`). Made by \`npm run openapi\`; the checks fail where it is not what the code says.

- **Paths** stand after a prefix of the environment. \`aliases\` of the environment gives a call another path, which is whole.
- **Envelope.** An answer is a JSON object of \`code\`, \`data\`, \`message\` and perhaps \`success\`, under the names of the environment's \`envelope\` first and these as the fallback.
- **Success** is the family's own (schemas \`…Done\`). Anything else is a refusal, or, without a readable \`code\`, no answer.
- **Session.** ${EXPIRED}.
- **Fields.** Unknown ones are ignored. A number may come as text. A missing list, or \`null\`, is empty. Money is an integer in minor units (\`x-unit\`).
- **Time.** An answer is awaited for 60 seconds, the repetitions of a read included.`;

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
        row.makesSomething && 'It makes something at the server: only the borrower asks again.',
      ]
        .filter(Boolean)
        .join(' '),
      tags: [family],
      'x-purpose': row.purpose,
      ...(calls[name].audience === 'borrower' && {
        security: [{ sessionInAddress: [] }, { sessionInHeader: [] }],
      }),
      parameters: parametersOf(name).map((it) => withExample(it, example)),
      ...(row.method === 'POST' && { requestBody: requestBody(name, example) }),
      responses: responses(name, family, example, refusals),
    },
  };
}

const withExample = (parameter: ReturnType<typeof parametersOf>[number], { query }: Example) =>
  'name' in parameter && query[parameter.name] !== undefined
    ? { ...parameter, example: query[parameter.name] }
    : parameter;

/** Only the upload has a multipart body. */
function requestBody(name: AliasName, { body }: Example) {
  const { server: family } = aliasNamed(name);
  const isUpload = name === 'uploadProblemImage';
  const form = isUpload ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const type = servers[family].client === 'json' ? 'application/json' : form;
  const schema = { $ref: `#/components/schemas/${bodyName(name)}` };
  return {
    required: Object.keys(partsOf(name).body.properties ?? {}).length > 0,
    content: { [type]: { schema, ...(!isUpload && { example: body ?? {} }) } },
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
    ['answered', { summary: 'As the sandbox answers', value: answer }],
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
    },
    401: { description: 'The session has expired' },
    default: {
      description:
        "Another status is no success. A read's is asked again after 502, 503 or 504; a readable refusal is shown",
    },
  };
}

/** Writes with an answer that the app uses. */
const WITH_DATA = { uploadProblemImage: true, repaymentCommit: true, repaymentHuichao: true };

/** The only call of an `<img>`. */
const captcha = () => ({
  servers: [server('promotionPrefix')],
  get: {
    operationId: CAPTCHA.name,
    summary: 'The picture of a captcha, loaded by an `img`',
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
        description: 'Another one for each picture',
      },
    ],
    responses: { 200: { description: 'An image', content: { 'image/*': {} } } },
  },
});

export type OpenApi = Awaited<ReturnType<typeof openApi>>;
