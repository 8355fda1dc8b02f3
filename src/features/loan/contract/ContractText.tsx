import { useLingui } from '@lingui/react/macro';
import { Card, CardTitle, DetailList, type DetailRow } from '@/design/ui';
import { inLanguage, useEnvironment } from '@/platform/environment';
import { KeepActions, RemindMe, useDates, useLaunchLanguage, useMoney } from '@/shared';
import { Clauses } from './Clauses';
import type { Contract } from './contract';
import { Withdrawal } from './Withdrawal';

/** The parties and the figures of the server, then the clauses. */
export function ContractText({ contract }: { readonly contract: Contract }) {
  return (
    <>
      <Parties contract={contract} />
      <Figures contract={contract} />
      <div>
        <KeepActions />
        <RemindMe
          amount={contract.totalToRepay}
          date={contract.repaymentDate}
          text={contract.productName}
        />
      </div>
      <Withdrawal contract={contract} />
      <Clauses />
    </>
  );
}

type PartyFields =
  | 'company'
  | 'borrower'
  | 'accountName'
  | 'borrowerAddress'
  | 'bankAccount'
  | 'date';

export function Parties({ contract }: { readonly contract: Pick<Contract, PartyFields> }) {
  const { t } = useLingui();
  return (
    <Section
      title={t({
        message: `Parties`,
        comment: 'Heading above the names of the lender and the borrower.',
      })}
      rows={useParties(contract)}
    />
  );
}

type Figured = Omit<Contract, PartyFields>;

export function Figures({ contract }: { readonly contract: Figured }) {
  const { t } = useLingui();
  return (
    <Section
      title={t({
        message: `Loan`,
        comment: 'Heading above the amounts and the dates of the contract.',
      })}
      rows={useFigures(contract)}
    />
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

function useParties(contract: Pick<Contract, PartyFields>): readonly DetailRow[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    {
      text: t({ message: `Lender`, comment: "Label before the company's name." }),
      value: contract.company,
    },
    {
      text: t({ message: `Borrower`, comment: "Label before the person's name." }),
      value: contract.borrower,
    },
    {
      text: t({
        message: `Account name`,
        comment:
          "Label before the name of the borrower's account at the lender, such as a telephone number.",
      }),
      value: contract.accountName === contract.borrower ? '' : contract.accountName,
    },
    {
      text: t({
        message: `Borrower's address`,
        comment: "Label before the borrower's postal address.",
      }),
      value: contract.borrowerAddress,
    },
    {
      text: t({
        message: `Bank account`,
        comment: 'Label before the number of the account that receives the loan.',
      }),
      value: contract.bankAccount,
    },
    {
      text: t({
        message: `Agreement date`,
        comment: 'Label before the day on which the contract was made.',
      }),
      value: date(contract.date),
    },
  ];
}

function useFigures(contract: Figured): readonly DetailRow[] {
  const { t } = useLingui();
  const product = {
    text: t({ message: `Product`, comment: 'Label before the name of the loan product.' }),
    value: contract.productName,
  };
  return [product, ...useAmounts(contract), ...useTerm(contract)];
}

function useAmounts(contract: Figured): readonly DetailRow[] {
  const environment = useEnvironment();
  const taxName = inLanguage(environment.taxName, useLaunchLanguage(), environment);
  const { t } = useLingui();
  const money = useMoney();
  return [
    {
      text: t({ message: `Principal`, comment: 'The amount lent, without interest and fees.' }),
      value: money(contract.principal),
    },
    {
      text: t({
        message: `Agreed amount`,
        comment: 'The amount in the contract: what was lent, before the commission is taken off.',
      }),
      value: money(contract.contractAmount),
    },
    {
      text: t({ message: `Commission`, comment: "The lender's own charge for making the loan." }),
      value: money(contract.commission),
    },
    {
      text: t({
        message: `Interest`,
        comment: 'The price of the loan for its days. An amount stands beside it.',
      }),
      value: money(contract.interest),
    },
    {
      text:
        taxName ||
        t({
          message: `Value-added tax`,
          comment:
            "The country's tax on interest and commission, where its brand has no name for it.",
        }),
      value: money(contract.tax),
    },
    {
      text: t({
        message: `Amount disbursed`,
        comment: "What the lender paid into the borrower's account.",
      }),
      value: money(contract.disbursedAmount),
    },
    {
      text: t({
        message: `Total to pay back`,
        comment: 'Everything that the borrower has to pay back.',
      }),
      value: money(contract.totalToRepay),
    },
  ];
}

/** The days on which the money is paid out and paid back. */
function useTerm(contract: Figured): readonly DetailRow[] {
  const { t } = useLingui();
  const { date } = useDates();
  return [
    {
      text: t({
        message: `Disbursement date`,
        comment: 'The day on which the lender pays the money out.',
      }),
      value: date(contract.disbursementDate),
    },
    {
      text: t({
        message: `Due date`,
        comment: 'The day on which the borrower has to pay the money back.',
      }),
      value: date(contract.repaymentDate),
    },
  ];
}
