import { useLingui } from '@lingui/react/macro';
import { orSkip } from '../../../api/endpoint';
import { useSubject } from '../../../navigation/useGo';
import { PrintButton } from '../../../shared/components/PrintButton';
import { ReadScreen } from '../../../shared/components/ReadScreen';
import { EmptyState } from '../../../ui/EmptyState';
import { useContractDetailQuery } from '../contract/contract';
import { ContractText } from '../contract/ContractText';

/** The contract of one order. */
export default function ContractScreen() {
  const { t } = useLingui();
  const { orderId } = useSubject();
  const query = useContractDetailQuery(orSkip(orderId && { orderNo: orderId }));
  return (
    <ReadScreen
      title={t`Loan agreement`}
      query={query}
      lines={10}
      instead={
        !orderId && (
          <EmptyState
            title={t`No loan was named`}
            text={t`Open the agreement from your loan's details.`}
          />
        )
      }
      footer={() => <PrintButton />}
    >
      {(contract) => <ContractText contract={contract} />}
    </ReadScreen>
  );
}
