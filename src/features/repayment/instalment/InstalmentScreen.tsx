import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import {
  AmountHero,
  Card,
  Collapsible,
  DetailList,
  Notice,
  ProductHeading,
  stack,
  WholeDates,
} from '../../../design/ui';
import { allowsPart, useReadAt } from '../../../domain/money';
import { type Instalment, useLoanPlayDetailQuery } from '../../../domain/orders';
import { orSkip } from '../../../platform/api';
import { REQUEST, serverImage, useCurrentOrder } from '../../../platform/navigation';
import { useAppDispatch, useAppSelector } from '../../../platform/store';
import {
  AsOf,
  CannotPay,
  NoOrder,
  ReadScreen,
  RemindMe,
  useDates,
  useEnvironment,
  useMoney,
} from '../../../shared';
import { ChannelGroups } from '../channels/ChannelGroups';
import { type PartChoice, partChosen, selectPart } from '../slice';
import { AmountChoice } from './AmountChoice';
import { partProblem } from './part';

/**
 * Instalment repayment (docs/reference/screens.md#instalment-repayment): the amount, the due date, and the payment
 * channels.
 */
export default function InstalmentScreen() {
  const { t } = useLingui();
  const order = useCurrentOrder();
  const query = useLoanPlayDetailQuery(orSkip(order.orderId && order));
  const readAt = useReadAt(query);
  return (
    <ReadScreen
      title={t({ message: `Repay`, comment: 'Button: pay the loan back.' })}
      query={query}
      instead={!order.orderId && <NoOrder />}
      isPaidOn
      lines={8}
      hero={(instalment) => <Due instalment={instalment} />}
    >
      {(instalment) => (
        <>
          <Body instalment={instalment} readAt={readAt} />
          <AsOf query={query} isRefreshable />
        </>
      )}
    </ReadScreen>
  );
}

interface InstalmentProps {
  readonly instalment: Instalment;
}

function Due({ instalment }: InstalmentProps) {
  const { t } = useLingui();
  const money = useMoney();
  const dueDate = useDates().date(instalment.dueDate);
  return (
    <AmountHero
      label={t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' })}
      amount={money(instalment.amount)}
      facts={
        dueDate
          ? [
              {
                text: t({
                  message: `Due date`,
                  comment: 'The last day for a payment without a late charge.',
                }),
                value: dueDate,
              },
            ]
          : []
      }
    />
  );
}

interface BodyProps extends InstalmentProps {
  readonly readAt: number;
}

function Body({ instalment, readAt }: BodyProps) {
  const { t } = useLingui();
  const { productName, productLogo, rows, notice, amount, dueDate } = instalment;
  const logo = serverImage(productLogo);
  return (
    <>
      {(productName || logo || rows.length > 0) && (
        <Card>
          <ProductHeading name={productName} logo={logo} />
          <Collapsible
            rows={rows}
            moreLabel={t({
              message: `more`,
              comment: 'Button: shows the details of the debt. The word stands alone.',
            })}
            hideLabel={t({
              message: `hide`,
              comment: 'Button: hides the details of the debt. The word stands alone.',
            })}
          >
            {(shown) => <DetailList rows={shown} />}
          </Collapsible>
        </Card>
      )}
      <RemindMe amount={amount} date={dueDate} text={productName} />
      {notice && (
        <Notice>
          <WholeDates>{notice}</WholeDates>
        </Notice>
      )}
      <Payments instalment={instalment} readAt={readAt} />
    </>
  );
}

/** The ways to pay the whole debt, or the part that the borrower chose. */
function Payments({ instalment, readAt }: BodyProps) {
  const { amount, dueDate, groups } = instalment;
  const { partialPayment } = useEnvironment();
  const { orderId = '' } = useCurrentOrder();
  const dispatch = useAppDispatch();
  const debt = JSON.stringify([orderId, amount, dueDate]);
  const choice = useAppSelector((state) => selectPart(state, debt));
  const payment = { requestType: REQUEST.instalment, amount, readAt };
  const min = partialPayment?.min;
  const choose = (part: PartChoice) => {
    dispatch(partChosen({ ...part, debt }));
  };
  if (!allowsPart(amount, min)) {
    return (
      <>
        <ChannelGroups groups={groups} payment={payment} />
        <div>
          <CannotPay at="repayUrl" />
        </div>
      </>
    );
  }
  const isPayable = !partProblem(choice, amount, min);
  const part = isPayable ? { ...payment, amount: choice.amount } : undefined;
  return (
    // The debt decides whether there is a choice.
    <Late>
      <AmountChoice instalment={instalment} min={min} part={choice} onChoose={choose} />
      <ChannelGroups groups={groups} payment={choice.isFull ? payment : part} />
      <CannotPay
        at="repayUrl"
        onPart={() => {
          choose({ ...choice, isFull: false });
        }}
      />
    </Late>
  );
}

const Late = styled.div`
  ${stack}
`;
