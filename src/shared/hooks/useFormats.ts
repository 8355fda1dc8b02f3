import { formatDate, formatDateTime, formatMoney } from '@/design/format';
import { directionOf, inLanguage, useEnvironment } from '@/platform/environment';
import { useLaunchLanguage } from './useLaunch';

/** The currency's sign in the language of the launch. */
export function useCurrency(): string {
  const environment = useEnvironment();
  return inLanguage(environment.currency, useLaunchLanguage(), environment);
}

/** Formats minor units: the symbol of the language, the number format of the environment (docs/reference/environment.md#money). */
export function useMoney(): (minorUnits: string) => string {
  const { numberFormat } = useEnvironment();
  const symbol = useCurrency();
  const isolated = useIsolated();
  return (minorUnits) => isolated(formatMoney(minorUnits, symbol, numberFormat));
}

/** Formats dates in the lender's time zone. */
export function useDates() {
  const { timeZone } = useEnvironment();
  const isolated = useIsolated();
  return {
    date: (value: string | number) => isolated(formatDate(value, timeZone)),
    dateTime: (value: string | number) => isolated(formatDateTime(value, timeZone)),
  };
}

/** Keeps the order of a figure's parts within a text that runs from right to left (U+2066 to U+2069). */
export function useIsolated(): (figure: string) => string {
  const isLeftToRight = directionOf(useLaunchLanguage()) === 'ltr';
  return (figure) => (isLeftToRight ? figure : `\u2066${figure}\u2069`);
}
