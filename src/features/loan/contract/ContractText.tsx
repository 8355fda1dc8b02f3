import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../../shared/hooks/useDates';
import { useMoney } from '../../../shared/hooks/useMoney';
import { Card, CardTitle } from '../../../ui/Card';
import { DetailList, type DetailRow } from '../../../ui/DetailList';
import { Clauses } from './Clauses';
import type { Contract } from './contract';

/** The parties and the figures of the server, then the clauses. */
export function ContractText({ contract }: { readonly contract: Contract }) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Parties`} rows={useParties(contract)} />
      <Section title={t`Loan`} rows={useFigures(contract)} />
      <Clauses />
    </>
  );
}

function Section({ title, rows }: { readonly title: string; readonly rows: readonly DetailRow[] }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <DetailList rows={rows.filter(({ value }) => value !== '')} />
    </Card>
  );
}

function useParties(contract: Contract): readonly DetailRow[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    { text: t`Lender`, value: contract.company },
    { text: t`Borrower`, value: contract.borrower },
    {
      text: t`Account name`,
      value: contract.accountName === contract.borrower ? '' : contract.accountName,
    },
    { text: t`Borrower's address`, value: contract.borrowerAddress },
    { text: t`Bank account`, value: contract.bankAccount },
    { text: t`Contract date`, value: date(contract.date) },
  ];
}

function useFigures(contract: Contract): readonly DetailRow[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  return [
    { text: t`Product`, value: contract.productName },
    { text: t`Principal`, value: money(contract.principal) },
    { text: t`Contract amount`, value: money(contract.contractAmount) },
    { text: t`Commission`, value: money(contract.commission) },
    { text: t`Interest`, value: money(contract.interest) },
    { text: t`Value-added tax`, value: money(contract.tax) },
    { text: t`Amount disbursed`, value: money(contract.disbursedAmount) },
    { text: t`Total to repay`, value: money(contract.totalToRepay) },
    { text: t`Disbursement date`, value: date(contract.disbursementDate) },
    { text: t`Repayment date`, value: date(contract.repaymentDate) },
  ];
}
