import { useLingui } from '@lingui/react/macro';
import { BorrowerScreen } from '../../../../borrower/BorrowerScreen';
import { ReadFailure } from '../../../../borrower/ReadFailure';
import { useMoney } from '../../../../borrower/useMoney';
import { AmountHero } from '../../../../ui/AmountHero';
import { EmptyState } from '../../../../ui/EmptyState';
import { Skeleton } from '../../../../ui/Skeleton';
import { InstructionBody } from '../parts/InstructionBody';
import { StaleNotice } from '../parts/StaleNotice';
import { useInstruction } from '../useInstruction';

/** Payment instruction (spec, section 2): what is shown at a shop's till, also without a network. */
export default function InstructionScreen() {
  const { t } = useLingui();
  const money = useMoney();
  const { isNamed, amount, instruction, loadedAt, error, isFetching, refetch } = useInstruction();
  const retry = { isRetrying: isFetching, onRetry: refetch };
  return (
    <BorrowerScreen
      title={t`Payment instructions`}
      hero={
        instruction ? (
          <AmountHero label={t`Total amount`} amount={money(amount)} />
        ) : (
          isFetching && <Skeleton lines={2} height="2rem" />
        )
      }
      isBusy={isFetching}
    >
      {!isNamed && (
        <EmptyState
          title={t`No payment was named`}
          text={t`Open the instructions from the ways to pay of your loan.`}
        />
      )}
      {isFetching && !instruction && <Skeleton lines={8} />}
      {error && !instruction && <ReadFailure error={error} {...retry} />}
      {instruction && error && <StaleNotice loadedAt={loadedAt} {...retry} />}
      {instruction && <InstructionBody instruction={instruction} loadedAt={loadedAt} />}
    </BorrowerScreen>
  );
}
