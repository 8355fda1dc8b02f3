import { useLingui } from '@lingui/react/macro';
import { AmountHero, EmptyState } from '../../../design/ui';
import { useCurrentOrder } from '../../../platform/navigation';
import { BlockNotice, EarlierPayments, OpenPayment, ReadScreen, useMoney } from '../../../shared';
import { InstructionBody } from './InstructionBody';
import { useInstruction } from './useInstruction';

/** The amount of the address is refused: neither a retry nor a second step pays it. */
const noStep = () => undefined;

/**
 * Payment instruction (docs/reference/screens.md#payment-instruction): the reference for a shop's till, also without
 * a network.
 */
export default function InstructionScreen() {
  const { t } = useLingui();
  const money = useMoney();
  const order = useCurrentOrder();
  const { isNamed, reason, amount, query } = useInstruction();
  return (
    <ReadScreen
      title={t({
        message: `Payment instructions`,
        comment: 'Title of the screen that says how to pay in a shop or by bank transfer.',
      })}
      query={query}
      lines={8}
      hero={() => (
        <AmountHero
          label={t({ message: `Total amount`, comment: 'The amount of this payment.' })}
          amount={money(amount)}
        />
      )}
      instead={
        reason ? (
          <BlockNotice reason={reason} onRetry={noStep} onSecondStep={noStep} />
        ) : (
          !isNamed && (
            <EmptyState
              title={t({
                message: `No payment is chosen`,
                comment: 'Title: the address of the page lacks the payment.',
              })}
              text={t({
                message: `Open your loan, then choose how to pay.`,
                comment: 'What to do: the screen of the loan lists shops, banks and cards.',
              })}
            />
          )
        )
      }
    >
      {(instruction) => (
        <>
          <OpenPayment order={order} />
          <EarlierPayments order={order} />
          <InstructionBody instruction={instruction} loadedAt={query.fulfilledTimeStamp} />
        </>
      )}
    </ReadScreen>
  );
}
