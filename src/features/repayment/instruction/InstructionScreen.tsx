import { useLingui } from '@lingui/react/macro';
import { useSubject } from '../../../navigation/useGo';
import { OpenPayment } from '../../../shared/components/money/OpenPayment';
import { ReadScreen } from '../../../shared/components/ReadScreen';
import { useMoney } from '../../../shared/hooks/useFormats';
import { AmountHero } from '../../../ui/AmountHero';
import { EmptyState } from '../../../ui/EmptyState';
import { InstructionBody } from './InstructionBody';
import { useInstruction } from './useInstruction';

/**
 * Payment instruction (docs/reference/screens.md#payment-instruction): the reference for a shop's till, also without
 * a network.
 */
export default function InstructionScreen() {
  const { t } = useLingui();
  const money = useMoney();
  const order = useSubject();
  const { isNamed, amount, query } = useInstruction();
  return (
    <ReadScreen
      title={t`Payment instructions`}
      query={query}
      lines={8}
      hero={() => (
        <AmountHero
          label={t({ message: `Total amount`, comment: 'The amount of this payment.' })}
          amount={money(amount)}
        />
      )}
      instead={
        !isNamed && (
          <EmptyState
            title={t`No payment was named`}
            text={t`Open the instructions from the ways to pay of your loan.`}
          />
        )
      }
    >
      {(instruction) => (
        <>
          <OpenPayment order={order} />
          <InstructionBody instruction={instruction} loadedAt={query.fulfilledTimeStamp} />
        </>
      )}
    </ReadScreen>
  );
}
