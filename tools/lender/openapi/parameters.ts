import { type AliasName, aliasNamed, servers } from '../../../src/contract';
import type { COMMON_PARAMETERS } from '../../../src/platform/session/launch/launch';
import { type JsonSchema, requestSchema } from './schemas';

/** The common parameters and headers, and those of each call. */

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

type Common = (typeof COMMON_PARAMETERS)[number];

const COMMON: Record<Common, string> = {
  deviceId: 'Device of the borrower',
  appVersion: 'Version of the native app',
  userId: 'Borrower',
  sessionId:
    'Session. Absent if the environment names a `sessionHeader`: that header then has `Bearer <sessionId>`',
  clientType: '`ios`, `android` or `h5`',
  merchantNumber: 'Merchant number of the launch, otherwise of the environment',
  mobilePhone: 'Mobile number of the borrower',
  productId: 'Product of the session, unless the call has its own `productId`',
  orderId: 'Order of the session, unless the call has its own `orderId`',
};

const isCommon = (name: string): name is Common => Object.keys(COMMON).includes(name);

const FROM_LAUNCH = 'From the launch; may be empty';

const HEADERS = {
  form: { swift: FROM_LAUNCH, eyes: FROM_LAUNCH },
  json: {
    crp_phe: FROM_LAUNCH,
    dearest: FROM_LAUNCH,
    showy: FROM_LAUNCH,
    dearer: "From the launch, otherwise the environment's `appName`",
    language: 'Number of the language, from the launch, otherwise of the `defaultLanguage`',
  },
} as const;

/** The example name of the header that an environment names (`intentHeader`). */
export const INTENT_EXAMPLE = 'Idempotency-Key';

const short = { type: 'string', minLength: 1, maxLength: 256 };

/** A header that may be empty is not required: proxies and tools drop empty headers. */
const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: description !== FROM_LAUNCH,
  description,
  schema: { type: 'string' },
});

/** The parameters that several calls have, by the name of their component. */
export const sharedParameters = (): Record<string, Parameter> => ({
  ...Object.fromEntries(
    Object.entries(COMMON).map(([name, description]): [string, Parameter] => [
      name,
      { name, in: 'query', required: false, description, schema: short },
    ]),
  ),
  XRequestedWith: {
    ...header('X-Requested-With', 'Sent with every call'),
    schema: { const: 'XMLHttpRequest' },
  },
  ...Object.fromEntries(
    Object.entries({ ...HEADERS.form, ...HEADERS.json }).map(([name, about]) => [
      name,
      header(name, about),
    ]),
  ),
  intentId: {
    name: INTENT_EXAMPLE,
    in: 'header',
    required: false,
    description:
      "Random id of the write's intent. A commit, its resends, its code and its repetition have the same id. The environment's `intentHeader` names the header; without `intentHeader` the id is not sent",
    schema: { type: 'string', format: 'uuid' },
  },
});

const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** A query omits empty parameters. */
const mayBeEmpty = ({ type, minLength, pattern, enum: values }: JsonSchema): boolean =>
  type === 'string' && !minLength && !pattern && !values;

/** The parameters of a call's own schema, by their position in the request. */
export function partsOf(name: AliasName) {
  const { method, inQuery = [] } = aliasNamed(name);
  const { description: title = '', properties = {}, required = [], ...rest } = requestSchema(name);
  const isInQuery = (field: string) => method === 'GET' || inQuery.includes(field);
  const fields = Object.entries(properties);
  const body = fields.filter(([field]) => !isInQuery(field));
  const needed = required.filter((field) => !isInQuery(field));
  return {
    title,
    query: fields
      .filter(([field]) => isInQuery(field))
      .map(([field, { description, ...schema }]): Parameter => ({
        name: field,
        in: 'query',
        required: required.includes(field) && !mayBeEmpty(schema),
        ...(description && { description }),
        schema,
      })),
    body: {
      ...rest,
      properties: Object.fromEntries(body),
      ...(needed.length > 0 && { required: needed }),
    } as JsonSchema,
  };
}

/** Every parameter and header of a call. A call's own parameter replaces the session's parameter of the same name. */
export function parametersOf(name: AliasName): readonly (Parameter | { $ref: string })[] {
  const { server, purpose } = aliasNamed(name);
  const { query } = partsOf(name);
  const own = new Set(query.map((parameter) => parameter.name));
  const isWrite = purpose === 'write' || purpose === 'money';
  return [
    ...query,
    ...Object.keys(COMMON)
      // A visitor has no session.
      .filter((common) => server !== 'promotion' && isCommon(common) && !own.has(common))
      .map(ref),
    ref('XRequestedWith'),
    ...Object.keys(HEADERS[servers[server].client]).map(ref),
    ...(isWrite ? [ref('intentId')] : []),
  ];
}
