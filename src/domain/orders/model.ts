import type { WireOf } from '@/contract';

/** The order statuses with their own behaviour. A server may have others (docs/reference/screens.md#order-statuses). */
export const OrderStatus = {
  underReview: '21',
  rejected: '110',
  disbursing: '151',
  awaiting: '170',
  due: '174',
  overdue: '180',
  settled: '200',
} as const;

/** Whether the lender takes a payment of an order with this status. */
export const isRepayable = (status: string): boolean =>
  status === OrderStatus.due || status === OrderStatus.overdue;

export function toLoanDetail(wire: WireOf<'loanDetails'>) {
  const status = wire.orderStatus;
  const canRepay = isRepayable(status);
  const rows = status === OrderStatus.rejected ? [] : (wire.userOrderDetail?.detail ?? []);
  return {
    status,
    noticeTitle: wire.noticeStatusText,
    noticeText: wire.noticeDesText,
    /** Minor units; empty where the lender does not say it here. */
    amount: isSomething(wire.repayAmount) ? wire.repayAmount : '',
    dueDate: wire.repayDate,
    productName: wire.productName,
    productLogo: wire.productLogo,
    rows: rows.filter(({ value }) => isSomething(value)),
    /** Empty where the lender does not say it. */
    plan: wire.repay_plans.map(({ title, amount, pay_time, isPaid }) => ({
      title,
      description: '',
      amount,
      date: pay_time,
      isPaid,
    })),
    canRepay,
    canExtend: canRepay && wire.isDelay,
    canBorrowAgain: status === OrderStatus.settled,
    // Empty where the native app offers the next loan.
    webOfferAddress: wire.inside ? '' : wire.h5Url,
    wantsRating: wire.isScore,
    agreementAddress: wire.isNewContract,
  };
}

export type LoanDetail = ReturnType<typeof toLoanDetail>;

/** A row is shown only when its value is neither empty nor '0' (docs/reference/screens.md#loan-detail). */
export function isSomething(value: string): boolean {
  return value !== '' && value !== '0';
}

/** A payment in the lender's plan of a loan offer or of an extension. */
export interface PlannedPayment {
  readonly title: string;
  readonly description: string;
  /** Minor units as text. */
  readonly amount: string;
  readonly date: string;
  readonly isPaid?: boolean;
}

/** The reference for a till: the address of a picture, the text in the picture, or both. */
export interface Reference {
  readonly text: string;
  readonly picture: string;
}

/** A picture that is not an address is left out. It does not serve as a text either. */
export const toReference = (text: string, picture: string): Reference => ({
  text,
  picture: /^(https?:|\/)/i.test(picture) ? picture : '',
});

export const hasReference = ({ text, picture }: Reference) => text !== '' || picture !== '';
