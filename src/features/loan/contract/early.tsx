import { useLingui } from '@lingui/react/macro';
import { EarlyScreen, valuesOf } from '@/shared/early';
import { Figures, Parties } from './ContractText';

const { value } = valuesOf<'contractDetail'>();

/** The parties of the contract. */
function Picture() {
  const { t } = useLingui();
  return (
    <EarlyScreen
      title={t({ message: `Loan agreement`, comment: 'Title and link: the contract of the loan.' })}
      lines={10}
    >
      <Parties
        contract={{
          company: value('company'),
          borrower: value('userName!'),
          accountName: value('username'),
          borrowerAddress: value('userAddress'),
          bankAccount: value('bankNo'),
          date: value('contractDate', 'date'),
        }}
      />
      <Figures
        contract={{
          productName: value('productName'),
          principal: value('mount', 'money'),
          contractAmount: value('contractAmount', 'money'),
          commission: value('commission', 'money'),
          interest: value('Interest', 'money'),
          tax: value('IVA', 'money'),
          disbursedAmount: value('giveAmount', 'money'),
          totalToRepay: value('amount', 'money'),
          disbursementDate: value('daiDate', 'date'),
          repaymentDate: value('planDate', 'date'),
        }}
      />
    </EarlyScreen>
  );
}

export const contractPicture = {
  Picture,
  // An account under the borrower's name has no row of its own.
  conditions: { differ: ['userName', 'username'] as const },
};
