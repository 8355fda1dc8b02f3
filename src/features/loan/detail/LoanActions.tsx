import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../design/ui';
import type { LoanDetail } from '../../../domain/orders';
import { useLinkProps } from '../../../platform/navigation';
import { BorrowAgain } from './BorrowAgain';
import { ExtensionReminder } from './ExtensionReminder';

/** The actions that the order's status allows. */
export function LoanActions({ loan }: { readonly loan: LoanDetail }) {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const [isReminding, setReminding] = useState(false);
  return (
    <>
      {loan.canRepay && (
        <Button {...linkProps('repayUrl', {})}>
          {t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
        </Button>
      )}
      {loan.canExtend && (
        <Button
          variant="secondary"
          onClick={() => {
            setReminding(true);
          }}
        >
          {t({ message: `Extend`, comment: 'Button: ask for a later due date, against a fee.' })}
        </Button>
      )}
      {loan.canBorrowAgain && <BorrowAgain webOfferAddress={loan.webOfferAddress} />}
      {isReminding && (
        <ExtensionReminder
          onClose={() => {
            setReminding(false);
          }}
        />
      )}
    </>
  );
}
