import type { Environment } from '../../environment/environment';
import { maskCard } from '../../format/card';
import { formatDate, formatDateTime } from '../../format/date';
import { formatMoney } from '../../format/money';
import { formatCount, formatRate } from '../../format/number';
import type { LaunchLanguage } from '../../i18n/language';
import type { Formats } from './fillFrame';

/** The formatters that a slot can name. */
export const formatsOf = (
  { currency, numberFormat, timeZone }: Environment,
  language: LaunchLanguage,
): Formats => ({
  money: (text) => formatMoney(text, { symbol: currency[language], ...numberFormat }),
  rate: (text) => formatRate(text, numberFormat),
  date: (text) => formatDate(text, timeZone),
  time: (text) => formatDateTime(text, timeZone),
  card: maskCard,
  count: (text) => formatCount(Number(text)),
});
