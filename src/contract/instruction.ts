import * as v from 'valibot';
import { address, list, money, text } from './fields';
import * as sent from './sent';

/** Makes a payment reference. */
export const generateVcodeRequest = () =>
  v.object({
    ...sent.order,
    /** Amount of the payment. */
    amount: sent.amountDigits,
    /** `payCode` of the channel that the borrower chose. */
    payCode: sent.text,
    /** 1 an instalment, 2 an extension. */
    requestType: v.picklist(['1', '2']),
  });

/** Payment instruction with a reference. */
export const generateVcodeAnswer = v.object({
  /** Picture above the instruction. */
  topLogo: address,
  /** The payment. */
  repayDetail: v.object({
    /** Amount to pay. */
    amount: money,
    /** Title. */
    repayTitle: text,
    /** Text. */
    repayDes: text,
    /** Picture of the reference's code. */
    repayCode: address,
    /** Reference to copy. */
    vCode: text,
    /** Name of the payee. */
    companyName: text,
  }),
  /** Steps. */
  dataList: list(
    v.object({
      /** Title of the steps. */
      title: text,
      /** The steps, a list of texts. */
      content: list(text),
    }),
  ),
  /** Pictures. */
  imgList: list(
    v.object({
      /** Title of the pictures. */
      title: text,
      /** One e-mail address. */
      eMail: text,
      /** Addresses of the pictures. */
      content: list(address),
    }),
  ),
  /** Picture below the instruction. */
  bottomLogo: address,
});
