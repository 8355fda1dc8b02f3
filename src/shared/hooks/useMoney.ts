import { useEnvironment } from '../../environment/EnvironmentContext';
import { formatMoney } from '../../format/money';
import { inLanguage } from '../../i18n/language';
import { useLaunchLanguage } from './useLaunchLanguage';

/** Shows minor units as money: the symbol by language, one shape of number for all (docs/reference/environment.md#money). */
export function useMoney(): (minorUnits: string) => string {
  const environment = useEnvironment();
  const symbol = inLanguage(environment.currency, useLaunchLanguage(), environment);
  return (minorUnits) => formatMoney(minorUnits, symbol, environment.numberFormat);
}
