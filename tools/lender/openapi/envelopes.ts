import type { Family } from '../../../sandbox/calls';
import { codesOf, EXPIRED } from './codes';
import type { JsonSchema } from './schemas';

/** The envelopes of each family as JSON Schemas, for success and for a refusal. */

export type JsonFamily = Exclude<Family, 'image'>;

const message = { type: 'string', description: 'Text of a refusal, shown to the borrower' };
const ZERO = { anyOf: [{ const: 0 }, { type: 'string', pattern: '^0+$' }] };
const ANY_CODE = { anyOf: [{ type: 'number' }, { type: 'string', minLength: 1 }] };
const ANY_ZERO = '^\\s*[+-]?0+(\\.0*)?\\s*$';
const noFlag = { properties: { success: { type: 'null' } } };

const NOT_READ: JsonSchema = { description: 'Not read' };

const flagIs = (values: readonly unknown[]): JsonSchema => ({
  required: ['success'],
  properties: { success: { enum: [...values] } },
});

const codeIs = (code: JsonSchema): JsonSchema => ({ required: ['code'], properties: { code } });

const done: Record<JsonFamily, JsonSchema> = {
  general: {
    description:
      'The `success` flag, if present, decides; otherwise `code` is 0, as a number or in digits',
    anyOf: [flagIs([true, 1, '1', 'true']), { allOf: [noFlag, codeIs(ZERO)] }],
  },
  payment: { description: '`code` is `"00"`', ...codeIs({ const: '00' }) },
  template: { description: '`code` is `"00"`', ...codeIs({ const: '00' }) },
  promotion: { description: '`code` is `"0"` or `0`', ...codeIs({ enum: ['0', 0] }) },
};

const noZero = (zero: JsonSchema): JsonSchema => codeIs({ allOf: [ANY_CODE, { not: zero }] });
const noPaymentZero = noZero({ anyOf: [{ const: 0 }, { type: 'string', pattern: ANY_ZERO }] });

const refused: Record<JsonFamily, JsonSchema> = {
  general: { anyOf: [flagIs([false, 0, '0', 'false']), { allOf: [noFlag, noZero(ZERO)] }] },
  payment: noPaymentZero,
  template: noPaymentZero,
  promotion: noZero({ enum: ['0', 0] }),
};

const nameOf = (family: JsonFamily, what: 'Done' | 'Refused'): string =>
  family.charAt(0).toUpperCase() + family.slice(1) + what;

export const envelopeSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    (['general', 'payment', 'template', 'promotion'] as const).flatMap((family) => [
      [nameOf(family, 'Done'), { type: 'object', ...done[family] }],
      [nameOf(family, 'Refused'), refusedSchema(family)],
    ]),
  );

function refusedSchema(family: JsonFamily): JsonSchema {
  const known = codesOf(family);
  const rows = known.map(({ code, means }) => `- \`${code}\`: ${means}.`);
  const intro = 'Any other readable `code`. The app shows `message`.';
  return {
    type: 'object',
    description: [intro, `${EXPIRED}.`, ...rows].join('\n'),
    ...refused[family],
    properties: {
      code: {},
      data: NOT_READ,
      message,
      ...(family === 'general' && { success: {} }),
      ...refused[family].properties,
    },
    ...(known.length > 0 && {
      'x-codes': Object.fromEntries(known.map((it) => [it.code, it.means])),
    }),
  };
}

/** The whole answer of a call: success with the call's data, or a refusal, in the form of the family. */
export const answerEnvelope = (
  family: JsonFamily,
  dataName: string,
  needsData: boolean,
): JsonSchema => ({
  anyOf: [
    {
      allOf: [
        { $ref: `#/components/schemas/${nameOf(family, 'Done')}` },
        {
          type: 'object',
          properties: { data: { $ref: `#/components/schemas/${dataName}` } },
          ...(needsData && { required: ['data'] }),
        },
      ],
    },
    { $ref: `#/components/schemas/${nameOf(family, 'Refused')}` },
  ],
});
