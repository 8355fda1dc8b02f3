import { useEnvironment } from '../../environment/EnvironmentContext';
import { formatMoney } from '../../format/money';
import { useLaunchLanguage } from './useLaunch';

/** Formats minor units: the symbol of the language, the number format of the environment (docs/reference/environment.md#money). */
export function useMoney(): (minorUnits: string) => string {
  const { currency, numberFormat } = useEnvironment();
  const symbol = currency[useLaunchLanguage()];
  return (minorUnits) => formatMoney(minorUnits, { symbol, ...numberFormat });
}
