import { formatDate, formatDateTime } from '../../design/format/date';
import { formatMoney } from '../../design/format/money';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { inLanguage } from '../../platform/environment/language';
import { useLaunchLanguage } from './useLaunch';

/** Formats minor units: the symbol of the language, the number format of the environment (docs/reference/environment.md#money). */
export function useMoney(): (minorUnits: string) => string {
  const environment = useEnvironment();
  const symbol = inLanguage(environment.currency, useLaunchLanguage(), environment);
  return (minorUnits) => formatMoney(minorUnits, symbol, environment.numberFormat);
}

/** Formats dates in the lender's time zone. */
export function useDates() {
  const { timeZone } = useEnvironment();
  return {
    date: (value: string | number) => formatDate(value, timeZone),
    dateTime: (value: string | number) => formatDateTime(value, timeZone),
  };
}
