import { useLingui } from '@lingui/react/macro';
import type { Confirmation } from '../../loan-api/confirmation';

/** The term of a loan in words, with the unit in the singular or the plural. */
export function useTerm() {
  const { t } = useLingui();
  const days = [t`day`, t`days`] as const;
  const units = new Map<string, readonly [one: string, many: string]>([
    ['', days],
    ['D', days],
    ['W', [t`week`, t`weeks`]],
    ['M', [t`month`, t`months`]],
    ['Y', [t`year`, t`years`]],
  ]);
  return ({ periods, termUnit }: Pick<Confirmation, 'periods' | 'termUnit'>): string => {
    const [one, many] = units.get(termUnit) ?? [termUnit, termUnit];
    return `${periods} ${Number(periods) === 1 ? one : many}`;
  };
}
