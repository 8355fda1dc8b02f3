import type { Costs, LateCharge, LoanTerms } from './loanMath';
import type { Description, Language, LocalizedText } from './texts';

/** A loan product with the terms for one borrower. */
export interface Product {
  readonly productId: string;
  readonly name: string;
  /** Address of the logo, on the same origin. */
  readonly logo: string;
  readonly terms: LoanTerms;
}

/** A loan that waits for the borrower's confirmation. */
export interface Offer {
  readonly product: Product;
  /** The id of the order after confirmation. */
  readonly orderId: string;
  /** Address of the agreement. May be empty. */
  readonly agreement: string;
  /** Whether the first answer asks the app to load the data again. */
  readonly isReloading: boolean;
  /** Whether a confirmation is booked. Then the offer is gone. */
  isTaken: boolean;
}

/** The stored stage of an order. Due dates and payments decide whether a running order is 174, 180 or 200. */
export type Stage = '21' | '110' | '151' | '170' | 'running';
export type OrderStatus = '21' | '110' | '151' | '170' | '174' | '180' | '200';

export interface Instalment {
  /** An extension adds the interest of its days. */
  costs: Costs;
  dueAt: number;
  paidAt: number | undefined;
  /** The paid amount, in minor units. */
  paid: number;
  /** What a delay costs. It depends on the brand. */
  lateCharge: LateCharge;
  /** Penalty from the time before an extension, in minor units. */
  carriedPenalty: number;
}

export interface Extension {
  readonly fee: number;
  readonly paidAt: number;
  readonly from: number;
  readonly to: number;
}

/** `1` an instalment, `2` an extension, as in `requestType`. */
export type PaymentKind = '1' | '2';

export type PaymentVia = 'card' | 'online' | 'shop';

export interface Payment {
  readonly kind: PaymentKind;
  /** In minor units. */
  readonly amount: number;
  /** Time of the payment, on the lender's wall clock. The payment counts from this time, even if it is booked later. */
  readonly at: number;
}

export interface Order {
  readonly orderId: string;
  readonly product: Product;
  readonly confirmedAt: number;
  readonly instalments: readonly Instalment[];
  stage: Stage;
  /** When a disbursing order (151) is disbursed. */
  disbursesAt: number | undefined;
  isExtendable: boolean;
  extension: Extension | undefined;
  /** The booked payments. */
  readonly payments: Payment[];
  /** All payment tokens of this order. A token does not expire with time. */
  readonly repayTokens: Set<string>;
  /** 1 to 5. `undefined` until the borrower rates the service. */
  rating: number | undefined;
  isRatingWanted: boolean;
  /** `1`: the native app opens borrow-again. Otherwise the app opens `h5Url`. */
  readonly isInside: boolean;
  readonly h5Url: string;
}

export interface BankCard {
  readonly id: string;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
  readonly needsCode: boolean;
}

/** A committed card payment: it waits for its SMS code, or it is paid. */
export interface CardRepayment {
  readonly id: string;
  readonly orderId: string;
  readonly cardId: string;
  readonly couponId: string | null;
  readonly amount: number;
  readonly repayToken: string;
  code: string;
  codeExpiresAt: number;
  isPaid: boolean;
}

export type ComplaintState = 'open' | 'answered' | 'reopened' | 'closed' | 'rejected' | 'archived';

export interface Complaint {
  readonly id: string;
  readonly at: number;
  readonly type: string;
  readonly sonType: string;
  /** The borrower's text. The text of a seed exists in each language. */
  readonly content: string | LocalizedText;
  readonly images: readonly string[];
  readonly orderNo: string;
  readonly state: ComplaintState;
  readonly reply: string | LocalizedText;
  readonly replyImages: readonly string[];
  isScoreWanted: boolean;
}

/** A borrower's records. They are built on first use. */
export interface Records {
  readonly offers: Offer[];
  readonly orders: Order[];
  readonly cards: readonly BankCard[];
  readonly complaints: Complaint[];
  /** Coupons that a payment may name. */
  readonly couponIds: string[];
}

export interface Identity {
  readonly userId: string;
  readonly sessionId: string;
  readonly deviceId: string;
  readonly mobilePhone: string;
  readonly productId: string;
  readonly orderId: string;
  readonly fullName: string;
  readonly address: string;
}

export interface Borrower extends Records {
  readonly name: string;
  readonly description: Description;
  readonly identity: Identity;
  language: Language;
  readonly repayments: CardRepayment[];
}
