import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/design/ui';
import type { LoanDetail } from '@/domain/orders';
import { useLinkProps } from '@/platform/navigation';
import { BorrowAgain } from './BorrowAgain';
import { ExtensionReminder } from './ExtensionReminder';

export interface LoanActionsProps {
  readonly loan: LoanDetail;
  /** What is owed, in minor units; empty if unknown. */
  readonly owed: string;
  /** A payment may be on its way: the borrower first learns of it. */
  readonly isPayingSecond: boolean;
  /** Closes the receipt, which is open: this comes first, and the loan's other actions after it. */
  readonly onDone: (() => void) | undefined;
}

/** The actions that the order's status allows. */
export function LoanActions({ loan, owed, isPayingSecond, onDone }: LoanActionsProps) {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  return (
    <>
      {onDone && (
        <Button onClick={onDone}>
          {t({ message: `Done`, comment: 'Button: closes the receipt of a payment.' })}
        </Button>
      )}
      {loan.canRepay && (
        <Button
          variant={isPayingSecond || onDone ? 'secondary' : 'primary'}
          {...linkProps('repayUrl', {})}
        >
          {t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
        </Button>
      )}
      {loan.canExtend && !onDone && <Extend owed={owed} />}
      {loan.canBorrowAgain && !onDone && <BorrowAgain webOfferAddress={loan.webOfferAddress} />}
    </>
  );
}

function Extend({ owed }: Pick<LoanActionsProps, 'owed'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t({ message: `Extend`, comment: 'Button: ask for a later due date, against a fee.' })}
      </Button>
      {isOpen && <ExtensionReminder owed={owed} onClose={() => setOpen(false)} />}
    </>
  );
}
