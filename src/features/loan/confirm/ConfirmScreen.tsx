import { useLingui } from '@lingui/react/macro';
import { Button, Notice, WholeDates } from '@/design/ui';
import type { AcceptedIntent } from '@/domain/money';
import { BorrowerScreen, ForWhom, ReadScreen } from '@/shared';
import { AgreementTick } from './AgreementTick';
import { ConfirmBlock } from './ConfirmBlock';
import { ConfirmedNotice, useLastWords } from './ConfirmedNotice';
import { KeyFacts } from './KeyFacts';
import { LoanFigures } from './LoanFigures';
import { LoanHero } from './LoanHero';
import { OpenConfirmation } from './OpenConfirmation';
import { PlanSummary } from './PlanSummary';
import { ReloadingDialog } from './ReloadingDialog';
import { useConfirm } from './useConfirm';
import { useConfirmationQuery } from './useConfirmation';

/** Confirm a loan (docs/reference/screens.md#confirm-loan): every figure is above the button that confirms. */
export default function ConfirmScreen() {
  const { t } = useLingui();
  const query = useConfirmationQuery();
  const money = useConfirm(query);
  const title = t({
    message: `Confirm your loan`,
    comment: 'Title of the screen on which the borrower accepts the loan.',
  });

  if (money.last && money.isOnlyLast && !money.pending) {
    return (
      <BorrowerScreen title={title}>
        <ConfirmedNotice last={money.last} onAnother={money.confirmAnother} />
      </BorrowerScreen>
    );
  }
  const isLocked = !!money.pending && !money.isSentHere;
  const { data: currentData, error } = query;
  return (
    <ReadScreen
      title={title}
      // The figures stay while the second read is pending. They also stay after a failed check while the screen is
      // locked: the panel above reports the failure.
      query={{ ...query, currentData, error: isLocked && currentData ? undefined : error }}
      isPaidOn
      lines={8}
      heroKind="offer"
      hero={(loan) => <LoanHero loan={loan} />}
      footer={(loan) => (
        <>
          {/* While the outcome is unknown, the controls of the panel must not be behind what a next confirmation needs. */}
          {!isLocked && (
            <>
              {loan.agreementAddress && (
                <AgreementTick {...money.agreement} address={loan.agreementAddress} />
              )}
              <PlanSummary loan={loan} />
              <ForWhom />
            </>
          )}
          <ConfirmButton money={money} isLocked={isLocked} />
        </>
      )}
      above={
        <>
          <OpenConfirmation />
          {money.last && <LastConfirmation last={money.last} />}
          <div role="alert">
            <ConfirmBlock
              reason={money.blockReason}
              onRetry={() => void money.confirm()}
              onSecondStep={() => void money.confirm(true)}
              isLocked={!money.mayConfirm}
            />
          </div>
        </>
      }
      beside={query.isReloading && <ReloadingDialog />}
    >
      {(loan) => (
        <>
          <LoanFigures loan={loan} />
          <KeyFacts loan={loan} />
        </>
      )}
    </ReadScreen>
  );
}

interface ConfirmButtonProps {
  readonly money: ReturnType<typeof useConfirm>;
  readonly isLocked: boolean;
}

function ConfirmButton({ money, isLocked }: ConfirmButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      disabled={isLocked || !money.mayConfirm}
      isBusy={money.isWorking}
      onClick={() => void money.confirm()}
    >
      {t({
        message: `Confirm loan`,
        comment: 'Button: accept the loan. From here on the borrower owes it.',
      })}
    </Button>
  );
}

function LastConfirmation({ last }: { readonly last: AcceptedIntent }) {
  const { t } = useLingui();
  const words = useLastWords(last);
  return (
    <Notice>
      <span>
        {t({
          message: `Your last loan is confirmed.`,
          comment: 'Of an earlier loan. Another offer stands below.',
        })}
      </span>{' '}
      <WholeDates>{words}</WholeDates>
    </Notice>
  );
}
