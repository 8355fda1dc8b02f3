import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../environment/EnvironmentContext';
import { formatMoney } from '../../format/money';
import { formatRate } from '../../format/number';

/** Minor units as money, in the page's language; there is no borrower, and so no session, here. */
export function usePageMoney(): (minorUnits: number) => string {
  const { i18n } = useLingui();
  const { currency, numberFormat } = useEnvironment();
  const symbol = i18n.locale === 'en' ? currency.en : currency.es;
  return (minorUnits) => formatMoney(minorUnits, { symbol, ...numberFormat });
}

/** A rate as the lender writes numbers: `0.0065` → `0,0065`. */
export function useRate(): (rate: string) => string {
  const { numberFormat } = useEnvironment();
  return (rate) => formatRate(rate, numberFormat);
}
