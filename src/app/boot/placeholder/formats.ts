import {
  daysUntil,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
  isDayOver,
  maskCard,
  maskPhone,
} from '@/design/format';
import { allowsPart } from '@/domain/money';
import { type Environment, inLanguage, type LaunchLanguage } from '@/platform/environment';
import type { Comparison, Format } from '@/shared/early/slots';

/**
 * A format returns `undefined` for a text that the screen may show in another form. `days`: the days from today to a date near
 * it. `isOver`: whether a date is before today, as a text; empty for a text that is no date. `allowsPart`: whether a part of an
 * amount in minor units can be paid, as a text.
 */
export type Formats = Readonly<Record<Format | Comparison, (text: string) => string | undefined>>;

export const formatsOf = (environment: Environment, language: LaunchLanguage): Formats => {
  const { currency, numberFormat, partialPayment, timeZone } = environment;
  const symbol = inLanguage(currency, language, environment);
  const money = (text: string) => formatMoney(text, symbol, numberFormat);
  const date = (text: string) => formatDate(text, timeZone);
  return {
    money,
    rate: (text) => formatRate(text, numberFormat),
    date,
    day: date,
    days: (text) => String(daysUntil(date(text), timeZone)),
    isOver: (text) => {
      const day = date(text);
      return /^\d{4}-\d\d-\d\d$/.test(day) ? String(isDayOver(day, timeZone)) : '';
    },
    allowsPart: (text) => String(allowsPart(text, partialPayment?.min)),
    time: (text) => formatDateTime(text, timeZone),
    card: maskCard,
    phone: (text) => maskPhone(text) || undefined,
    // Contacts that have their action in any case. The app decides on the others: its rule weighs 0.2 kB on every page.
    number: (text) => (/^\+?[1-9]( ?\d){11,14}$/.test(text) ? text : undefined),
    // A zero-width space where the app's address may break.
    mail: (text) =>
      /^[\w.+-]+@[\w.-]+$/.test(text) ? text.replace(/(?=[@.])/g, '\u200b') : undefined,
    nonzero: (text) => text,
    // A word joiner after each hyphen: browsers break `2026-11-21` there.
    sentence: (text) => text.replace(/(\d{4}-)(\d\d-)(?=\d\d)/g, '$1\u2060$2\u2060'),
    sum: money,
    count: (text) => formatCount(Number(text)),
  };
};
