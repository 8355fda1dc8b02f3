/** @jest-environment node */
import { type AliasName, CAPTCHA } from '@/contract';
import { links } from '../../tools/lender/openapi/links';
import { partsOf } from '../../tools/lender/openapi/parameters';
import { recordExample } from '../../tools/lender/openapi/record';

/** Every link of the document takes a value that its call has, to a parameter that the next call has. */

const rows = Object.entries(links).flatMap(([from, each]) =>
  Object.entries(each).map(([name, link]) => ({ from: from as AliasName, name, link })),
);

/** The value of a runtime expression of OpenAPI. Other texts stand for themselves. */
function valueOf(expression: string, example: Awaited<ReturnType<typeof recordExample>>): unknown {
  const [, source, rest = ''] =
    /^\$(response\.body#\/|request\.body#\/|request\.query\.)(.*)$/.exec(expression) ?? [
      undefined,
      undefined,
      '',
    ];
  const { answer, body, query } = example;
  if (!source) return expression;
  const root = source.startsWith('response') ? answer : source.includes('query') ? query : body;
  return rest
    .split('/')
    .reduce<unknown>((at, key) => (Object(at) as Record<string, unknown>)[key], root);
}

it.each(rows)('$from → $link.operationId ($name)', async ({ from, link }) => {
  const example = await recordExample(from);
  const values = Object.values({ ...link.parameters, ...link.requestBody });
  for (const value of values) expect([value, valueOf(value, example)]).not.toContain(undefined);
  const { operationId: to } = link;
  if (to === CAPTCHA.name) return;
  const { query, body } = partsOf(to);
  const inQuery = query.map(({ name }) => name);
  expect(inQuery).toEqual(expect.arrayContaining(Object.keys(link.parameters ?? {})));
  const inBody = Object.keys(body.properties ?? {});
  expect(inBody).toEqual(expect.arrayContaining(Object.keys(link.requestBody ?? {})));
});
