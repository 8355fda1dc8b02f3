import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
  maskCard,
} from '../../../design/format';
import { type Environment, inLanguage, type LaunchLanguage } from '../../../platform/environment';

/** The display format of a slot's value. A value without a format is shown unchanged. */
export type Format = 'money' | 'rate' | 'date' | 'time' | 'card' | 'number' | 'mail';

/** A format returns `undefined` for a text that the screen may show in another form. */
export type Formats = Readonly<Record<Format, (text: string) => string | undefined>>;

export const formatsOf = (environment: Environment, language: LaunchLanguage): Formats => {
  const { currency, numberFormat, timeZone } = environment;
  const symbol = inLanguage(currency, language, environment);
  return {
    money: (text) => formatMoney(text, symbol, numberFormat),
    rate: (text) => formatRate(text, numberFormat),
    date: (text) => formatDate(text, timeZone),
    time: (text) => formatDateTime(text, timeZone),
    card: maskCard,
    // Contacts that have their action in any case. The app decides on the others: its rule weighs 0.2 kB on every page.
    number: (text) => (/^\+?[1-9]( ?\d){11,14}$/.test(text) ? text : undefined),
    mail: (text) => (/^[\w.+-]+@[\w.-]+$/.test(text) ? text : undefined),
  };
};
