import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { sumMinorUnits } from '@/design/format';
import { Card, CardTitle } from '@/design/ui';
import type { Extension, Instalment } from '@/domain/orders';
import { useDay, useMoney } from '@/shared';

export interface ExtensionComparisonProps {
  readonly extension: Extension;
  readonly instalment: Instalment;
}

/**
 * Compares the payments with an extension, by the lender's plan, with a payment now. There is no comparison where one
 * of the lender's amounts is missing.
 */
export function ExtensionComparison({ extension, instalment }: ExtensionComparisonProps) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useDay();
  const { extend, repay } = useChoices();
  const { plan } = extension;
  const id = useId();
  const total = sumMinorUnits(plan.map(({ amount }) => amount));
  const now = sumMinorUnits([instalment.amount]);
  if (!total || !now) return null;
  return (
    <Card as="section">
      <CardTitle>
        {t({
          message: `Extend or repay now`,
          comment: 'Heading of a table that compares the costs of both.',
        })}
      </CardTitle>
      <Table>
        <thead>
          <tr>
            <th scope="col" id={`${id}extend`}>
              {extend}
            </th>
            <th scope="col" id={`${id}repay`}>
              {repay}
            </th>
          </tr>
        </thead>
        <tbody>
          <RowTitle id={`${id}payments`}>
            {t({ message: `Payments`, comment: 'Label of a row: each payment with its day.' })}
          </RowTitle>
          <tr>
            <td data-choice={extend} headers={`${id}extend ${id}payments`}>
              {plan.map(({ amount, date }, index) => (
                <Payment key={`${index} ${date}`} amount={money(amount)} date={day(date)} />
              ))}
            </td>
            <td data-choice={repay} headers={`${id}repay ${id}payments`}>
              <Payment
                amount={money(now)}
                date={t({ message: `Today`, comment: 'The day of a payment, below its amount.' })}
              />
            </td>
          </tr>
        </tbody>
        <tbody>
          <RowTitle id={`${id}total`}>
            {t({
              message: `You pay in total`,
              comment: 'Label before the sum of several payments.',
            })}
          </RowTitle>
          <tr>
            <td data-choice={extend} headers={`${id}extend ${id}total`} translate="no">
              {money(total)}
            </td>
            <td data-choice={repay} headers={`${id}repay ${id}total`} translate="no">
              {money(now)}
            </td>
          </tr>
        </tbody>
      </Table>
    </Card>
  );
}

/** The names of the two columns. */
function useChoices() {
  const { t } = useLingui();
  return {
    extend: t({ message: `Extend`, comment: 'Button: ask for a later due date, against a fee.' }),
    repay: t({
      message: `Repay now`,
      comment:
        'Heading of a column, beside one for the extension: what the borrower pays if they repay today.',
    }),
  };
}

interface RowTitleProps {
  readonly id: string;
  readonly children: ReactNode;
}

function RowTitle({ id, children }: RowTitleProps) {
  return (
    <tr>
      <th scope="rowgroup" id={id} colSpan={2}>
        {children}
      </th>
    </tr>
  );
}

interface PaymentProps {
  readonly amount: string;
  readonly date: string;
}

function Payment({ amount, date }: PaymentProps) {
  return (
    <Line translate="no">
      <span>{amount}</span> <small>{date}</small>
    </Line>
  );
}

const Line = styled.span`
  display: block;
  & + & {
    margin-top: var(--space-xs);
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--color-textSecondary);
  }
`;

/* The name of a row stands above its figures: beside them, a long currency leaves it no room on a small phone. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-s);
  th,
  td {
    padding: 0 var(--space-s) 0.625rem 0;
    text-align: start;
    vertical-align: top;
    font-weight: 550;
  }
  tbody {
    border-top: 1px solid var(--color-border);
  }
  tbody th {
    padding-block: 0.625rem 0.25rem;
    font-weight: 400;
    color: var(--color-textSecondary);
  }
  tbody td {
    font-variant-numeric: tabular-nums;
  }
  tbody:last-child td {
    font-weight: 700;
  }
  /*
   * With text at 200 %, a small phone is no wider than this: each figure has its own line with the name of its
   * choice.
   */
  @media (max-width: 15rem) {
    thead {
      display: none;
    }
    :is(tbody, tr, th, td) {
      display: block;
    }
    td::before {
      content: attr(data-choice) ': ';
      font-weight: 400;
    }
  }
`;
