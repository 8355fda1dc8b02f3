import type * as v from 'valibot';
import { pictureAddress, pictures, unlessZero } from './complaints';
import * as fields from './fields';
import { cardId, clearFlag } from './payment';
import * as sent from './sent';

/** Tells the kinds of fields apart. The tools and the placeholders read it; no bundle contains it. */

export type Kind = 'text' | 'money' | 'date' | 'address' | 'code' | 'key' | 'echoed' | 'flag';

const kinds = new Map<unknown, Kind>([
  [fields.text, 'text'],
  [fields.requiredText, 'text'],
  [fields.money, 'money'],
  [fields.requiredMoney, 'money'],
  [fields.date, 'date'],
  [fields.address, 'address'],
  [fields.requiredAddress, 'address'],
  [pictureAddress, 'address'],
  [pictures, 'address'],
  [fields.code, 'code'],
  [fields.requiredCode, 'code'],
  [fields.key, 'key'],
  [fields.echoed, 'echoed'],
  [cardId, 'echoed'],
  [fields.flag, 'flag'],
  [clearFlag, 'flag'],
  [unlessZero, 'flag'],
  [sent.amount, 'money'],
  [sent.amountDigits, 'money'],
]);

/** What a schema holds: a value of a kind, the fields of an object, or the items of a list. */
export interface Shape {
  readonly kind?: Kind;
  readonly fields?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
}

/** The properties of valibot's schemas by which one schema holds another. */
interface Holder {
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly entries?: Shape['fields'];
  readonly item?: v.GenericSchema;
}

export function shapeOf(schema: v.GenericSchema): Shape {
  const kind = kinds.get(schema);
  if (kind) return { kind };
  const { wrapped, options = [], entries, item } = schema as Holder;
  if (wrapped) return shapeOf(wrapped);
  if (entries) return { fields: entries };
  if (item) return { item };
  return (
    options
      .filter(isSchema)
      .map(shapeOf)
      .find(({ fields: inner }) => inner) ?? {}
  );
}

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null;
