import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { formatRate } from '../../../format/number';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { ReadFailure } from '../../../borrower/ReadFailure';
import { StopNotice } from '../../../borrower/money/StopNotice';
import { useMoney } from '../../../borrower/useMoney';
import { AmountHero } from '../../../ui/AmountHero';
import type { SettledIntent } from '../../../money/intent';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import type { Confirmation } from '../model';
import { AgreementTick } from '../parts/AgreementTick';
import { ConfirmedNotice, useLastWords } from '../parts/ConfirmedNotice';
import { LoanFigures } from '../parts/LoanFigures';
import { ReloadingDialog } from '../parts/ReloadingDialog';
import { StandingConfirmation } from '../parts/StandingConfirmation';
import { useTerm } from '../useTerm';
import { useConfirm } from '../useConfirm';
import { useAgreementTick, useConfirmationReading } from '../useConfirmation';

/** Confirm a loan (docs/reference/screens.md#confirm-loan): every figure before the one button that binds. */
export default function ConfirmScreen() {
  const { t } = useLingui();
  const reading = useConfirmationReading();
  const { data: loan, error, isFetching, isReloading, refetch } = reading;
  const money = useConfirm(reading);
  const agreement = useAgreementTick();
  const title = t`Confirm your loan`;

  if (money.last && money.isOnlyLast && !money.standing) {
    return (
      <BorrowerScreen title={title}>
        <ConfirmedNotice last={money.last} onAnother={money.confirmAnother} />
      </BorrowerScreen>
    );
  }
  const isLocked = !!money.standing && !money.isSentHere;
  const submit = (
    <>
      {loan?.agreementAddress && <AgreementTick {...agreement} address={loan.agreementAddress} />}
      <Button
        disabled={isLocked || (!!loan?.agreementAddress && !agreement.isTicked)}
        isBusy={money.isWorking}
        onClick={() => void money.confirm()}
      >
        {t`Confirm loan`}
      </Button>
    </>
  );
  return (
    <BorrowerScreen
      title={title}
      hero={loan ? <LoanHero loan={loan} /> : !error && <Skeleton lines={2} height="2rem" />}
      footer={loan && (!error || isLocked) && submit}
      isBusy={isFetching}
    >
      <StandingConfirmation />
      {money.last && <LastConfirmation last={money.last} />}
      <div role="alert">
        <StopNotice
          stop={money.stop}
          onRetry={() => void money.confirm()}
          onSecondStep={() => void money.confirm(true)}
        />
      </div>
      {error && (
        <ReadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {loan && (!error || isLocked) && <LoanFigures loan={loan} />}
      {!loan && !error && <Skeleton lines={6} />}
      {isReloading && <ReloadingDialog />}
    </BorrowerScreen>
  );
}

function LastConfirmation({ last }: { readonly last: SettledIntent }) {
  const { t } = useLingui();
  const words = useLastWords(last);
  return (
    <Notice>
      {t`Your last loan is confirmed.`} {words}
    </Notice>
  );
}

function LoanHero({ loan }: { readonly loan: Confirmation }) {
  const { t } = useLingui();
  const money = useMoney();
  const term = useTerm();
  const { numberFormat } = useEnvironment();
  return (
    <AmountHero
      label={t`Disbursal amount`}
      amount={money(loan.amount)}
      facts={[
        { text: t`Loan term`, value: term(loan) },
        { text: t`Interest rate per day`, value: formatRate(loan.dailyRate, numberFormat) },
      ].filter(({ value }) => value)}
    />
  );
}
