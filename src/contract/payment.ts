import * as v from 'valibot';
import { echoed, flag, list, nothing, number, requiredAddress, text } from './fields';
import * as sent from './sent';

/** Reads the cards and makes a payment token. */
export const repaymentWayRequest = () =>
  v.object({
    /** Order number. */
    orderId: sent.text,
  });

/** A card's id: never missing, and sent back with its type. */
export const cardId = v.union([v.string(), number]);

/** Cards and online payment of an order, and a new payment token. */
export const repaymentWayAnswer = v.object({
  /** 1: online payment is offered. */
  alipay: flag,
  /** Token of the next payment; sent back unchanged. One token pays once. */
  repayToken: echoed,
  /** Cards of the borrower. */
  bankCards: list(
    v.object({
      /** Sent back as `cardId`, unchanged. */
      id: cardId,
      /** Name of the bank; sent back. */
      bankName: text,
      /** Card number; shown masked, sent back. */
      cardNo: text,
      /** Code of the bank; sent back unchanged. */
      bankCode: echoed,
    }),
  ),
});

/** Pays with a card, or requests another SMS code. */
export const repaymentCommitRequest = () =>
  v.object({
    /** Amount of the payment. */
    amount: sent.amount,
    /** Of the chosen card. */
    bankName: sent.anyText,
    /** `id` of the chosen card. */
    cardId: sent.echoed,
    /** Of the chosen card. */
    cardNo: sent.anyText,
    /** Coupon of the payment, or `null`. */
    couponId: v.nullable(sent.text),
    /** Order number. */
    orderId: sent.text,
    /** From repaymentWay; a repetition after an unknown outcome has the token of the first commit. */
    repayToken: sent.echoed,
    /** Of the chosen card. */
    bankCode: sent.echoed,
    /** 0 a payment, 1 another SMS code for the payment that waits for its code. */
    sendMsg: v.picklist([0, 1]),
  });

const YES: readonly unknown[] = [1, '1', true, 'true'];

/** `needValid` decides whether the payment is done. If it cannot be read, the outcome is unknown. */
export const clearFlag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => YES.includes(value)),
);

/** The payment is accepted, or waits for its code. */
export const repaymentCommitAnswer = v.pipe(
  v.object({
    /** 1: the lender awaits an SMS code; 0: the payment is done. Any other value is an unknown outcome. */
    needValid: clearFlag,
    /** Id of the payment that waits for its code; required with `needValid` 1. */
    repayRecordId: echoed,
  }),
  v.check(({ needValid, repayRecordId }) => !needValid || repayRecordId !== ''),
);

/** Confirms a card payment by its SMS code. */
export const repaymentConfirmRequest = () =>
  v.object({
    /** Order number. */
    orderId: sent.text,
    /** The SMS code that the borrower entered. */
    verifyCode: sent.text,
    /** `repayRecordId` of the commit. */
    repaymentRecordId: sent.echoed,
  });

export const repaymentConfirmAnswer = nothing;

/** Opens an online payment. */
export const repaymentHuichaoRequest = () =>
  v.object({
    /** User id of the session. */
    userId: sent.text,
    /** Order number. */
    orderId: sent.text,
    /** Amount of the payment. */
    amount: sent.amount,
  });

/** An online payment is opened. */
export const repaymentHuichaoAnswer = v.object({
  /** The payment page. */
  url: requiredAddress,
});
