import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { useBridge } from '../../../native/BridgeContext';
import { ReadScreen } from '../../../borrower/ReadScreen';
import { useSubject } from '../../../borrower/useSubject';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { useContractDetailQuery } from '../api';
import { ContractText } from '../contract/ContractText';

/** The contract of one order (docs/reference/screens.md#contract-of-an-order): readable, and printable. */
export default function ContractScreen() {
  const { t } = useLingui();
  // A native web view does not print.
  const bridge = useBridge();
  const { orderId } = useSubject();
  const reading = useContractDetailQuery(orderId ? { orderNo: orderId } : skipToken);
  return (
    <ReadScreen
      title={t`Loan agreement`}
      reading={reading}
      lines={10}
      instead={
        !orderId && (
          <EmptyState
            title={t`No loan was named`}
            text={t`Open the agreement from your loan's details.`}
          />
        )
      }
      footer={() =>
        !bridge.has('closeWebView') && (
          <Button
            variant="secondary"
            onClick={() => {
              window.print();
            }}
          >{t`Print`}</Button>
        )
      }
    >
      {(contract) => <ContractText contract={contract} />}
    </ReadScreen>
  );
}
