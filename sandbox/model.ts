import type { Costs, LoanTerms } from './loanMath';
import type { Language, Words } from './words';

/** A loan product as it is offered to one borrower. */
export interface Product {
  readonly productId: string;
  readonly name: string;
  /** Address of the logo, on the own origin. */
  readonly logo: string;
  readonly terms: LoanTerms;
}

/** A loan that waits for the borrower to confirm it. */
export interface Offer {
  readonly product: Product;
  /** The id that the order gets when the loan is confirmed. */
  readonly orderId: string;
  /** Address of the agreement, or empty. */
  readonly agreement: string;
  /** Whether the first answer asks to load the data again. */
  readonly isReloading: boolean;
  /** Whether the lender's books know that it was confirmed: it is offered no longer. */
  isTaken: boolean;
}

/** Where an order stands by itself; what is due and what is paid make a running one 174, 180 or 200. */
export type Stage = '21' | '110' | '151' | '170' | 'running';
export type OrderStatus = '21' | '110' | '151' | '170' | '174' | '180' | '200';

export interface Instalment {
  /** An extension adds the interest of its days. */
  costs: Costs;
  dueAt: number;
  paidAt: number | undefined;
  /** What was paid towards it, in minor units. */
  paid: number;
  /** Penalty that ran up before an extension, in minor units. */
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
  /** When the money came in; it counts from then, however late it is booked. */
  readonly at: number;
}

export interface Order {
  readonly orderId: string;
  readonly product: Product;
  readonly confirmedAt: number;
  readonly instalments: readonly Instalment[];
  stage: Stage;
  /** When a disbursing order (151) gets its money. */
  disbursesAt: number | undefined;
  isExtendable: boolean;
  extension: Extension | undefined;
  /** Those that are booked. */
  readonly payments: Payment[];
  /** Every one that was given to pay this order with; none of them runs out. */
  readonly repayTokens: Set<string>;
  /** 1 to 5, once the borrower has rated the service. */
  rating: number | undefined;
  isRatingWanted: boolean;
  /** Whether borrow-again is the native app's (1) or leads to `h5Url`. */
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

/** A card payment that was committed: waiting for its SMS code, or paid. */
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
  readonly content: string;
  readonly images: readonly string[];
  readonly orderNo: string;
  readonly state: ComplaintState;
  readonly reply: string;
  readonly replyImages: readonly string[];
  isScoreWanted: boolean;
}

/** What a borrower's record holds; it is built when it is first asked for. */
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
  readonly description: Words;
  readonly identity: Identity;
  language: Language;
  readonly repayments: CardRepayment[];
}
