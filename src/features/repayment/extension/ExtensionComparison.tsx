import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useDates } from '../../../borrower/useDates';
import { useMoney } from '../../../borrower/useMoney';
import { addMinorUnits } from '../../../format/money';
import type { Instalment } from '../../../order/instalment';
import { Card, CardTitle } from '../../../ui/Card';
import { WholeDates } from '../../../ui/WholeDates';
import type { Extension } from '../model';

export interface ExtensionComparisonProps {
  readonly extension: Extension;
  readonly instalment: Instalment;
}

/** What an extension costs in the end, beside repaying today: the borrower's choice, in figures. */
export function ExtensionComparison({ extension, instalment }: ExtensionComparisonProps) {
  const { t } = useLingui();
  const money = useMoney();
  const [extend, repay] = [t`Extend`, t`Repay now`];
  const total = addMinorUnits(extension.fee, instalment.amount);
  const newDate = useDates().date(extension.newDate);
  const rows: readonly (readonly [label: string, extending: string, repaying: string])[] = [
    [t`You pay now`, money(extension.fee), money(instalment.amount)],
    [t`Due date`, newDate, t`Today`],
    [t`Still owed then`, money(instalment.amount), money('0')],
    ...(total ? [[t`You pay in total`, money(total), money(instalment.amount)] as const] : []),
  ];
  return (
    <Card as="section">
      <CardTitle>{t`Extend or repay now`}</CardTitle>
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{extend}</th>
            <th scope="col">{repay}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, extending, repaying]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-choice={extend}>
                <WholeDates>{extending}</WholeDates>
              </td>
              <td data-choice={repay}>{repaying}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);
  th,
  td {
    padding: 0.625rem 0 0.625rem var(--space-s);
    text-align: end;
    vertical-align: top;
    font-weight: 550;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  tbody td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid var(--color-border);
  }
  tbody th {
    font-weight: 400;
    color: var(--color-textSecondary);
  }
  tbody tr:last-child td {
    font-weight: 700;
  }
  /* With text twice as large, a small phone is no wider than this: each figure has a line, and names its choice. */
  @media (max-width: 15rem) {
    thead {
      display: none;
    }
    tbody :is(tr, th, td) {
      display: block;
      padding-inline-start: 0;
      text-align: start;
      white-space: normal;
    }
    tbody td::before {
      content: attr(data-choice) ': ';
      font-weight: 400;
    }
  }
`;
