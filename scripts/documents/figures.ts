import * as v from 'valibot';
import type { Environment } from '../../src/environment/environment';
import { formatMoney } from '../../src/format/money';
import { inLanguage } from '../../src/i18n/language';
import { formatNumber } from '../../src/format/number';

/** `figures.json`: all figures of a lender's documents, each with its source. */

const source = v.pipe(v.string(), v.regex(/\S/, 'says where the figure comes from'));
const whole = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'not below 0'));
const inLanguages = v.union(
  [v.string(), v.record(v.string(), v.string())],
  'a text, or one for each language',
);

const FigureSchema = v.union(
  [
    /** A decimal number as text, with a point: `"0.0065"`. */
    v.strictObject({ percent: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)), source }),
    v.strictObject({ number: whole, source }),
    /** In minor units. */
    v.strictObject({ money: whole, source }),
    v.strictObject({ text: inLanguages, source }),
  ],
  'one of "percent" (a text such as "0.0065"), "number", "money" (minor units) or "text", and a "source"',
);

export const FiguresSchema = v.record(v.string(), FigureSchema);

export type Figure = v.InferOutput<typeof FigureSchema>;
export type FigureBook = v.InferOutput<typeof FiguresSchema>;

type Shape = Pick<Environment, 'currency' | 'numberFormat' | 'defaultLanguage'>;

/** Formats a figure in a language. `undefined` if the figure has no text in that language. */
export function wordsOf(figure: Figure, language: string, shape: Shape): string | undefined {
  const { currency, numberFormat } = shape;
  if ('percent' in figure) return percentText(figure.percent, language, numberFormat);
  if ('number' in figure) return formatNumber(figure.number, numberFormat);
  if ('text' in figure) {
    return typeof figure.text === 'string' ? figure.text : figure.text[language];
  }
  return formatMoney(figure.money, inLanguage(currency, language, shape), numberFormat);
}

/** Spanish has a space before the sign. */
const percentText = (value: string, language: string, shape: Shape['numberFormat']): string =>
  `${formatNumber(value, shape)}${language === 'es' ? ' ' : ''}%`;
