import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { ReadFailure } from '../../../borrower/ReadFailure';
import { useSubject } from '../../../borrower/useSubject';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { useContractDetailQuery } from '../api';
import { ContractText } from '../contract/ContractText';

/** The contract of one order (spec, section 2, *Loan agreement*): readable, and printable. */
export default function ContractScreen() {
  const { t } = useLingui();
  const { orderId } = useSubject();
  const query = useContractDetailQuery(orderId ? { orderNo: orderId } : skipToken);
  const { currentData: contract, error, isFetching, refetch } = query;
  return (
    <BorrowerScreen
      title={t`Loan agreement`}
      isBusy={isFetching}
      footer={
        contract && (
          <Button
            variant="secondary"
            onClick={() => {
              window.print();
            }}
          >{t`Print`}</Button>
        )
      }
    >
      {!orderId && (
        <EmptyState
          title={t`No loan was named`}
          text={t`Open the agreement from your loan's details.`}
        />
      )}
      {isFetching && !contract && <Skeleton lines={10} />}
      {error && !contract && (
        <ReadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {contract && <ContractText contract={contract} />}
    </BorrowerScreen>
  );
}
