import { useLingui } from '@lingui/react/macro';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { AmountHero, Button, Card, EmptyState, Notice, WholeDates } from '@/design/ui';
import { hasReference } from '@/domain/orders';
import { useCurrentOrder } from '@/platform/navigation';
import {
  BlockNotice,
  EarlierPayments,
  OrderBannerView,
  ReadScreen,
  shownOf,
  UndonePayment,
  useMoney,
  useOrderBanner,
} from '@/shared';
import { PaidScreen, usePaidLoan } from '../PaidLoan';
import { Counter } from './Counter';
import type { Instruction } from './instruction';
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
  const { isNamed, reason, amount, isExtension, left, otherChosen, query } = useInstruction();
  const { banner, tone } = useOrderBanner(order, undefined);
  const counter = useCounter();
  const isFolded = banner?.is === 'unknown';
  const { paid, isAsked } = usePaidLoan(order, query.error);
  const title = t({
    message: `Payment instructions`,
    comment: 'Title of the screen that says how to pay in a shop or by bank transfer.',
  });
  if (paid) return <PaidScreen title={title} loan={paid} />;
  const shown = shownOf(query);
  if (counter.isOpen && shown && !isFolded) {
    return <Counter instruction={shown} amount={amount} />;
  }
  const total = ({ topLogo }: Pick<Instruction, 'topLogo'>) => (
    <>
      <ServerPicture address={topLogo} isLogo />
      <AmountHero
        label={t({
          message: `You pay with this reference`,
          comment: 'The amount of this payment.',
        })}
        amount={money(amount)}
      />
    </>
  );
  return (
    <ReadScreen
      title={title}
      query={isAsked ? { ...query, error: undefined, isFetching: true } : query}
      lines={8}
      tone={tone}
      hero={banner ? <OrderBannerView banner={banner} order={order} read={undefined} /> : total}
      footer={(instruction) =>
        hasReference(instruction.reference) &&
        !isFolded && (
          <Button variant={tone ? 'secondary' : 'primary'} onClick={counter.open}>
            {t({
              message: `Show at the counter`,
              comment: 'Button and title: a payment code in full width, for a cashier.',
            })}
          </Button>
        )
      }
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
          <UndonePayment order={order} />
          <EarlierPayments order={order} said={banner?.is} />
          {banner && <Card>{total(instruction)}</Card>}
          <AfterThis isExtension={isExtension} left={left} />
          {otherChosen !== undefined && <OtherAmountNote chosen={otherChosen} asked={amount} />}
          <InstructionBody
            instruction={instruction}
            loadedAt={query.fulfilledTimeStamp}
            isFolded={isFolded}
          />
        </>
      )}
    </ReadScreen>
  );
}

interface AfterThisProps {
  readonly isExtension: boolean;
  readonly left: string;
}

/** What is owed after this payment: an extension's fee leaves the debt as it is, a part leaves the rest. */
function AfterThis({ isExtension, left: rest }: AfterThisProps) {
  const { t } = useLingui();
  const left = useMoney()(rest);
  if (!isExtension && !rest) return null;
  return (
    <Notice>
      {isExtension
        ? t({
            message: `This reference pays only the extension fee. You still owe the whole loan on the new due date.`,
            comment: "Above the reference of an extension's fee.",
          })
        : t({
            message: `After this payment you still owe ${left}. The due date stays the same.`,
            comment: 'Above the reference of a part of the debt. The placeholder is an amount.',
          })}
    </Notice>
  );
}

/** The lender asks for another amount than the borrower chose: said before the reference. */
function OtherAmountNote({ chosen, asked }: { readonly chosen: string; readonly asked: string }) {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <div>
      <Notice tone="warning">
        <p>
          <WholeDates>
            {t({
              message: `You chose ${money(chosen)}. This reference is for ${money(asked)}.`,
              comment:
                'Above the reference of a payment in a shop: the lender asks for another amount.',
            })}
          </WholeDates>
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

/** The view for a cashier is an entry of the history: Back returns from it. */
function useCounter() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const entry = Object(state) as { readonly isAtCounter?: unknown };
  const navigate = useNavigate();
  return {
    isOpen: entry.isAtCounter === true,
    open: () => {
      navigate({ pathname, search }, { state: { ...entry, isAtCounter: true } });
    },
  };
}
