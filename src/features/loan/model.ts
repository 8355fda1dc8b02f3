import { isSomething, type Row } from '../../order/model';
import type { ConfirmationWire, ContractWire } from './wire';

/** Money stays the wire's text in minor units; `formatMoney` shows it. */
type MinorUnits = string;

/** A loan that the borrower may confirm. */
export interface Confirmation {
  readonly amount: MinorUnits;
  /** A sentence of the lender's about the amount. */
  readonly amountNote: string;
  /** The term as text, in the unit that `termUnit` names. */
  readonly periods: string;
  /** `D` or empty days, `W` weeks, `M` months, `Y` years; another one as it came. Sent back as it came. */
  readonly termUnit: string;
  readonly firstPayment: string;
  /** The lender is still preparing the figures: read again with `isType` 1. */
  readonly isBeingPrepared: boolean;
  readonly rows: readonly Row[];
  readonly plan: readonly PlannedPayment[];
  /** Interest rate per day, as the lender words it. */
  readonly dailyRate: string;
  readonly rateNote: string;
  /** Empty when there is no agreement to accept. */
  readonly agreementAddress: string;
  readonly productName: string;
  readonly productLogo: string;
  /** Empty when there is no coupon. */
  readonly couponAmount: MinorUnits;
}

export interface PlannedPayment {
  readonly title: string;
  readonly description: string;
  readonly amount: MinorUnits;
  readonly date: string;
}

export const toConfirmation = (wire: ConfirmationWire): Confirmation => ({
  amount: wire.amount,
  amountNote: wire.amountDec,
  periods: wire.periods,
  termUnit: wire.termUnit,
  firstPayment: wire.firstPayTime,
  isBeingPrepared: wire.isNeedPop,
  rows: wire.details,
  plan: wire.repay_plans.map(({ pay_time, ...payment }) => ({ ...payment, date: pay_time })),
  dailyRate: wire.loanRate,
  rateNote: wire.ratemsg,
  agreementAddress: wire.isNewContract,
  productName: wire.comProductName,
  productLogo: wire.comProductLogo,
  couponAmount: isSomething(wire.couNum) ? wire.couNum : '',
});

/** The contract of one order, in the spec's words (section 3, *Loan contract*). */
export interface Contract {
  readonly borrower: string;
  /** The name of the borrower's account with the lender, where it differs. */
  readonly accountName: string;
  readonly borrowerAddress: string;
  readonly company: string;
  readonly productName: string;
  readonly date: string;
  readonly disbursementDate: string;
  readonly repaymentDate: string;
  readonly bankAccount: string;
  readonly principal: MinorUnits;
  readonly contractAmount: MinorUnits;
  readonly commission: MinorUnits;
  readonly interest: MinorUnits;
  readonly tax: MinorUnits;
  readonly disbursedAmount: MinorUnits;
  readonly totalToRepay: MinorUnits;
}

export const toContract = (wire: ContractWire): Contract => ({
  borrower: wire.userName || wire.username,
  accountName: wire.username,
  borrowerAddress: wire.userAddress,
  company: wire.company,
  productName: wire.productName,
  date: wire.contractDate,
  disbursementDate: wire.daiDate,
  repaymentDate: wire.planDate,
  bankAccount: wire.bankNo,
  principal: wire.mount,
  contractAmount: wire.contractAmount,
  commission: wire.commission,
  interest: wire.Interest,
  tax: wire.IVA,
  disbursedAmount: wire.giveAmount,
  totalToRepay: wire.amount,
});
