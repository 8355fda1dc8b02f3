import { useLingui } from '@lingui/react/macro';
import { AmountHero, EmptyState, Notice } from '../../../design/ui';
import { useCurrentOrder } from '../../../platform/navigation';
import { BlockNotice, EarlierPayments, OpenPayment, ReadScreen, useMoney } from '../../../shared';
import { InstructionBody } from './InstructionBody';
import { ServerPicture } from './ServerPicture';
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
  const { isNamed, reason, amount, otherChosen, query } = useInstruction();
  return (
    <ReadScreen
      title={t({
        message: `Payment instructions`,
        comment: 'Title of the screen that says how to pay in a shop or by bank transfer.',
      })}
      query={query}
      lines={8}
      hero={({ topLogo }) => (
        <>
          <ServerPicture address={topLogo} isLogo />
          <AmountHero
            label={t({ message: `Total amount`, comment: 'The amount of this payment.' })}
            amount={money(amount)}
          />
        </>
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
          {otherChosen !== undefined && <OtherAmountNote chosen={otherChosen} asked={amount} />}
          <InstructionBody instruction={instruction} loadedAt={query.fulfilledTimeStamp} />
        </>
      )}
    </ReadScreen>
  );
}

/** The lender asks for another amount than the borrower chose: said before the reference. */
function OtherAmountNote({ chosen, asked }: { readonly chosen: string; readonly asked: string }) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <div data-late>
      <Notice tone="warning">
        <p>
          {t({
            message: `You chose ${money(chosen)}. This reference is for ${money(asked)}.`,
            comment:
              'Above the reference of a payment in a shop: the lender asks for another amount.',
          })}
        </p>
        <p>
          {t({
            message: `If you do not want to pay that, go back and choose again.`,
            comment: 'Below two amounts: the chosen one, and the one that the reference asks for.',
          })}
        </p>
      </Notice>
    </div>
  );
}
