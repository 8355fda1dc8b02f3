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
} from '@/design/ui';
import { allowsPart, isPayingSecond, useReadAt } from '@/domain/money';
import { type Instalment, useLoanPlayDetailQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import {
  REQUEST,
  rows,
  serverImage,
  useCurrentOrder,
  useFirstArgument,
} from '@/platform/navigation';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import {
  AsOf,
  CannotPay,
  EarlierPayments,
  NoOrder,
  OrderBannerView,
  ReadScreen,
  RemindMe,
  shownOf,
  UndonePayment,
  useDay,
  useMoney,
  useOrderBanner,
} from '@/shared';
import { ChannelGroups } from '../channels/ChannelGroups';
import { PaidScreen, usePaidLoan } from '../PaidLoan';
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
  const query = useLoanPlayDetailQuery(orSkip(useFirstArgument(rows.instalment)));
  const readAt = useReadAt(query);
  const title = t({ message: `Repay`, comment: 'Button: pay the loan back.' });
  const debt = shownOf(query, true);
  const read = debt && { canRepay: true, amount: debt.amount, dueDate: debt.dueDate };
  const { banner, tone } = useOrderBanner(order, read);
  const { paid, isAsked } = usePaidLoan(order, query.error);
  if (paid) return <PaidScreen title={title} loan={paid} />;
  return (
    <ReadScreen
      title={title}
      query={isAsked ? { ...query, error: undefined, isFetching: true } : query}
      instead={!order.orderId && <NoOrder />}
      isPaidOn
      lines={8}
      tone={tone}
      hero={banner ? <OrderBannerView banner={banner} order={order} read={read} /> : null}
    >
      {(instalment) => (
        <>
          <UndonePayment order={order} />
          <EarlierPayments order={order} said={banner?.is} />
          {isPayingSecond(banner) && <Debt instalment={instalment} />}
          <Payments instalment={instalment} readAt={readAt} />
          <Details instalment={instalment} />
          <AsOf query={query} isRefreshable />
        </>
      )}
    </ReadScreen>
  );
}

interface InstalmentProps {
  readonly instalment: Instalment;
}

/** What is owed, where a payment stands in the banner. */
function Debt({ instalment }: InstalmentProps) {
  const { t } = useLingui();
  const money = useMoney();
  const day = useDay()(instalment.dueDate);
  const date = {
    text: t({
      message: `Due date`,
      comment: 'The last day for a payment without a late charge.',
    }),
    value: day,
  };
  return (
    <Card>
      <AmountHero
        label={t({ message: `Amount due`, comment: 'What the borrower owes at the due date.' })}
        amount={money(instalment.amount)}
        facts={day ? [date] : []}
      />
    </Card>
  );
}

function Details({ instalment }: InstalmentProps) {
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
    </>
  );
}

interface PaymentsProps extends InstalmentProps {
  readonly readAt: number;
}

/** The ways to pay the whole debt, or the part that the borrower chose. */
function Payments({ instalment, readAt }: PaymentsProps) {
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
        <CannotPay at="repayUrl" />
      </>
    );
  }
  const isPayable = !partProblem(choice, amount, min);
  const part = isPayable ? { ...payment, amount: choice.amount } : undefined;
  return (
    // The debt decides whether there is a choice.
    <ByDebt>
      <AmountChoice instalment={instalment} min={min} part={choice} onChoose={choose} />
      <ChannelGroups groups={groups} payment={choice.isFull ? payment : part} />
      <CannotPay
        at="repayUrl"
        onPart={() => {
          choose({ ...choice, isFull: false });
        }}
      />
    </ByDebt>
  );
}

const ByDebt = styled.div`
  ${stack}
`;
