import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { formatRate } from '../../../format/number';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { ReadFailure } from '../../../borrower/ReadFailure';
import { UnknownOutcome } from '../../../borrower/UnknownOutcome';
import { useMoney } from '../../../borrower/useMoney';
import { AmountHero } from '../../../ui/AmountHero';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import type { Confirmation } from '../model';
import { AgreementTick } from '../parts/AgreementTick';
import { ConfirmedNotice } from '../parts/ConfirmedNotice';
import { LoanFigures } from '../parts/LoanFigures';
import { ReloadingDialog } from '../parts/ReloadingDialog';
import { useTerm } from '../useTerm';
import {
  useAgreementTick,
  useConfirmation,
  useConfirmationCheck,
  useConfirmationReading,
  useSeeConfirmed,
} from '../useConfirmation';

/** Confirm a loan (spec, sections 2 and 4): every figure before the one button that binds. */
export default function ConfirmScreen() {
  const { t } = useLingui();
  const { data: loan, error, isFetching, isReloading, refetch } = useConfirmationReading();
  const { status, confirm } = useConfirmation(loan);
  const agreement = useAgreementTick();
  const check = useConfirmationCheck(loan);
  const see = useSeeConfirmed();
  const title = t`Confirm your loan`;

  if (status === 'done') {
    return (
      <BorrowerScreen title={title}>
        <ConfirmedNotice />
      </BorrowerScreen>
    );
  }
  const isUnknown = status === 'unknown';
  const submit = (
    <>
      {loan?.agreementAddress && <AgreementTick {...agreement} address={loan.agreementAddress} />}
      <Button
        disabled={isUnknown || (!!loan?.agreementAddress && !agreement.isTicked)}
        isBusy={status === 'sending'}
        onClick={() => void confirm()}
      >
        {t`Confirm loan`}
      </Button>
    </>
  );
  return (
    <BorrowerScreen
      title={title}
      hero={loan ? <LoanHero loan={loan} /> : !error && <Skeleton lines={2} height="2rem" />}
      footer={loan && (!error || isUnknown) && submit}
      isBusy={isFetching}
    >
      {isUnknown && (
        <UnknownOutcome
          title={t`We do not know whether your loan was confirmed`}
          onCheck={check}
          action={<Button variant="secondary" onClick={see}>{t`View my loan`}</Button>}
        />
      )}
      {error && (
        <ReadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {loan && (!error || isUnknown) && <LoanFigures loan={loan} />}
      {!loan && !error && <Skeleton lines={6} />}
      {isReloading && <ReloadingDialog />}
    </BorrowerScreen>
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
