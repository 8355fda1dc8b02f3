import * as v from 'valibot';
import { date, money, text } from './fields';
import * as sent from './sent';

/** Reads the contract of an order. */
export const contractDetailRequest = () =>
  v.object({
    /** Order number. */
    orderNo: sent.text,
  });

/** The contract of one order. */
export const contractDetailAnswer = v.object({
  /** Account name of the borrower. */
  username: text,
  /** Name of the borrower. */
  userName: text,
  /** Name of the product. */
  productName: text,
  /** Amount of the loan. */
  mount: money,
  /** Amount to repay. */
  amount: money,
  /** Account that the loan is paid to. */
  bankNo: text,
  /** Date of the disbursement. */
  daiDate: date,
  /** Date of the repayment. */
  planDate: date,
  /** Amount of the contract. */
  contractAmount: money,
  /** Commission. */
  commission: money,
  /** Interest. */
  Interest: money,
  /** Value added tax. */
  IVA: money,
  /** Amount that the borrower receives. */
  giveAmount: money,
  /** Address of the borrower. */
  userAddress: text,
  /** Date of the contract. */
  contractDate: date,
  /** Name of the lender. */
  company: text,
});
