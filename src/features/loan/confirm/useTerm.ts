import { useLingui } from '@lingui/react/macro';
import type { Confirmation } from '@/domain/orders';

/** The words of a term's units, for one and for several. */
export function useTermUnits(): ReadonlyMap<string, readonly [one: string, many: string]> {
  const { t } = useLingui();
  const days = [
    t({ message: `day`, comment: 'The length of a loan, after the number 1: 1 day.' }),
    t({ message: `days`, comment: 'The length of a loan, after another number than 1: 3 days.' }),
  ] as const;
  return new Map([
    ['', days],
    ['D', days],
    [
      'W',
      [
        t({ message: `week`, comment: 'The length of a loan, after the number 1: 1 week.' }),
        t({
          message: `weeks`,
          comment: 'The length of a loan, after another number than 1: 3 weeks.',
        }),
      ],
    ],
    [
      'M',
      [
        t({ message: `month`, comment: 'The length of a loan, after the number 1: 1 month.' }),
        t({
          message: `months`,
          comment: 'The length of a loan, after another number than 1: 3 months.',
        }),
      ],
    ],
    [
      'Y',
      [
        t({ message: `year`, comment: 'The length of a loan, after the number 1: 1 year.' }),
        t({
          message: `years`,
          comment: 'The length of a loan, after another number than 1: 3 years.',
        }),
      ],
    ],
  ]);
}

/** The term of a loan in words, with the unit in the singular or the plural. */
export function useTerm() {
  const units = useTermUnits();
  return ({ periods, termUnit }: Pick<Confirmation, 'periods' | 'termUnit'>): string => {
    const [one, many] = units.get(termUnit) ?? [termUnit, termUnit];
    return `${periods} ${Number(periods) === 1 ? one : many}`;
  };
}
