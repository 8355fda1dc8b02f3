import type { Environment } from '../../environment/environment';
import { maskCard } from '../../format/card';
import { formatDate, formatDateTime } from '../../format/date';
import { formatMoney } from '../../format/money';
import { formatRate } from '../../format/number';
import { inLanguage, type LaunchLanguage } from '../../i18n/language';

/** The display format of a slot's value. A value without a format is shown unchanged. */
export type Format = 'money' | 'rate' | 'date' | 'time' | 'card';

export type Formats = Readonly<Record<Format, (text: string) => string>>;

export const formatsOf = (environment: Environment, language: LaunchLanguage): Formats => {
  const { currency, numberFormat, timeZone } = environment;
  const symbol = inLanguage(currency, language, environment);
  return {
    money: (text) => formatMoney(text, symbol, numberFormat),
    rate: (text) => formatRate(text, numberFormat),
    date: (text) => formatDate(text, timeZone),
    time: (text) => formatDateTime(text, timeZone),
    card: maskCard,
  };
};
