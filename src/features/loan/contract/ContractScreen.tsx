import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@/design/ui';
import { orSkip } from '@/platform/api';
import { rows, useCurrentOrder, useFirstArgument } from '@/platform/navigation';
import { ReadScreen } from '@/shared';
import { useContractDetailQuery } from './contract';
import { ContractText } from './ContractText';

/** The contract of one order. */
export default function ContractScreen() {
  const { t } = useLingui();
  const { orderId } = useCurrentOrder();
  const query = useContractDetailQuery(orSkip(useFirstArgument(rows.contract)));
  return (
    <ReadScreen
      title={t({ message: `Loan agreement`, comment: 'Title and link: the contract of the loan.' })}
      query={query}
      lines={10}
      instead={
        !orderId && (
          <EmptyState
            title={t({
              message: `No loan is chosen`,
              comment: 'Title: the address of the page lacks the number of the loan.',
            })}
            text={t({
              message: `Open your loan, then open its agreement.`,
              comment:
                'What to do: the screen with the details of the loan has a link to the agreement.',
            })}
          />
        )
      }
    >
      {(contract) => <ContractText contract={contract} />}
    </ReadScreen>
  );
}
