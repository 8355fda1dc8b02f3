import { useEnvironment } from '../../environment/EnvironmentContext';
import { formatMoney } from '../../format/money';
import { useLaunchLanguage } from './useLaunchLanguage';

/** Shows minor units as money: the symbol by language, one shape of number for all (docs/reference/environment.md#money). */
export function useMoney(): (minorUnits: string) => string {
  const { currency, numberFormat } = useEnvironment();
  const symbol = currency[useLaunchLanguage()];
  return (minorUnits) => formatMoney(minorUnits, { symbol, ...numberFormat });
}
