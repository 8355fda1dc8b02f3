import * as v from 'valibot';
import { formatMoney } from '../../src/design/format/money';
import { formatNumber } from '../../src/design/format/number';
import type { Environment } from '../../src/platform/environment/environment';
import { inLanguage } from '../../src/platform/environment/language';

/** `figures.json`: all figures of a lender's documents, each with its source. */

/** The reason why a figure may contradict another figure. With a reason, the contradiction is not reported. */
const differs = v.optional(v.pipe(v.string(), v.regex(/\S/, 'the reason of the difference')));

const source = v.pipe(v.string(), v.regex(/\S/, 'the source of the figure'));
const whole = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'not below 0'));
const inLanguages = v.union(
  [v.string(), v.record(v.string(), v.string())],
  'a text, or one for each language',
);

const FigureSchema = v.union(
  [
    /** A decimal number as text, with a point: `"0.0065"`. */
    v.strictObject({ percent: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)), source, differs }),
    v.strictObject({ number: whole, source }),
    /** An amount in minor units. */
    v.strictObject({ money: whole, source }),
    v.strictObject({ text: inLanguages, source }),
  ],
  'one of "percent" (a text such as "0.0065"), "number", "money" (minor units) or "text", and a "source"',
);

export const FiguresSchema = v.record(v.string(), FigureSchema);

export type Figure = v.InferOutput<typeof FigureSchema>;
export type FigureBook = v.InferOutput<typeof FiguresSchema>;

type Shape = Pick<Environment, 'currency' | 'numberFormat' | 'defaultLanguage'>;

/**
 * Formats a figure in a language. A text that lacks the language is shown in the brand's default language. `undefined` if
 * the text lacks both languages.
 */
export function wordsOf(
  figure: Figure,
  language: string,
  shape: Shape,
  percent: (number: string) => string,
): string | undefined {
  const { currency, numberFormat } = shape;
  if ('percent' in figure) return percent(formatNumber(figure.percent, numberFormat));
  if ('number' in figure) return formatNumber(figure.number, numberFormat);
  if ('text' in figure) {
    return typeof figure.text === 'string'
      ? figure.text
      : inLanguage(figure.text, language, shape) || undefined;
  }
  return formatMoney(figure.money, inLanguage(currency, language, shape), numberFormat);
}

/** A figure as a number: per cent, a count, or minor units. */
export function numberOf(book: FigureBook, name: string): number | undefined {
  const figure = book[name];
  if (!figure || 'text' in figure) return undefined;
  if ('percent' in figure) return Number(figure.percent);
  return 'number' in figure ? figure.number : figure.money;
}
