import type { LoanDetailWire } from './wire';

export interface Row {
  readonly text: string;
  readonly value: string;
}

/** Order statuses that have a meaning here; a server may have others (docs/reference/product.md#order-statuses). */
export const OrderStatus = {
  underReview: '21',
  rejected: '110',
  disbursing: '151',
  awaiting: '170',
  due: '174',
  overdue: '180',
  settled: '200',
} as const;

export interface LoanDetail {
  readonly status: string;
  readonly noticeTitle: string;
  readonly noticeText: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly rows: readonly Row[];
  readonly canRepay: boolean;
  readonly canExtend: boolean;
  readonly canBorrowAgain: boolean;
  /** Where borrow-again leads outside of the native app; empty when the native app does it. */
  readonly webOfferAddress: string;
  readonly wantsRating: boolean;
  readonly agreementAddress: string;
}

export function toLoanDetail(wire: LoanDetailWire): LoanDetail {
  const status = wire.orderStatus;
  const canRepay = status === OrderStatus.due || status === OrderStatus.overdue;
  const rows = status === OrderStatus.rejected ? [] : (wire.userOrderDetail?.detail ?? []);
  return {
    status,
    noticeTitle: wire.noticeStatusText,
    noticeText: wire.noticeDesText,
    productName: wire.productName,
    productLogo: wire.productLogo,
    rows: rows.filter(({ value }) => isSomething(value)),
    canRepay,
    canExtend: canRepay && wire.isDelay,
    canBorrowAgain: status === OrderStatus.settled,
    webOfferAddress: wire.inside ? '' : wire.h5Url,
    wantsRating: wire.isScore,
    agreementAddress: wire.isNewContract,
  };
}

/** A row shows only when its value is non-empty and not '0' (docs/reference/screens.md#loan-detail). */
export function isSomething(value: string): boolean {
  return value !== '' && value !== '0';
}

/** A payment that the lender plans: of a loan to be confirmed, or of one that is extended. */
export interface PlannedPayment {
  readonly title: string;
  readonly description: string;
  /** Minor units, as the wire's text. */
  readonly amount: string;
  readonly date: string;
}

/** What is shown at a till: a picture's address, the text that it stands for, or both. */
export interface Reference {
  readonly text: string;
  readonly picture: string;
}

/** A picture's address that is none is no picture, and no text to pay by either. */
export const toReference = (text: string, picture: string): Reference => ({
  text,
  picture: /^(https?:|\/)/i.test(picture) ? picture : '',
});

export const hasReference = ({ text, picture }: Reference) => text !== '' || picture !== '';
