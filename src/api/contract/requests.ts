import * as v from 'valibot';
import type { AliasName } from '../aliases';
import { amount, amountDigits, anyText, call, choice, echoed, file, text } from './fields';

/**
 * The parameters of each call, in addition to the common parameters. A GET sends the parameters in the query, a POST in
 * the body. A call's row in the table of calls (`inQuery`) names the exceptions. The app imports only types of this
 * file. `npm run openapi` makes `docs/api/openapi.json` from this file.
 */

const productId = text('Product of the order or of the offer');
const orderId = text('Order number');
const order = { productId, orderId };

const payment = {
  orderId,
  amount: amount('Amount of the payment'),
};

const advertisement = {
  app_from: anyText("Source of the visitor's app, from the advertisement's address; may be empty"),
  user_from: anyText("Source of the visitor, from the advertisement's address; may be empty"),
  utm_tag: anyText('Tag of the advertisement; may be empty'),
};

const visit = {
  page_id: anyText("`id` of the template's answer, otherwise of the page's address; may be empty"),
  page_type: choice([1], 'Always 1'),
  client_type: choice(['ios', 'android'], 'By the user agent; a desktop counts as `android`'),
  ...advertisement,
};

const phone = text("Mobile number, by the environment's `mobilePhone`");

const visitor = {
  phone,
  capcode: text('Solution of the captcha'),
  sid: text('`sid` of getSid: the captcha belongs to it'),
  deviceId: text('Random id of the device, stored on the device'),
  appName: text("The environment's `appName`"),
  ...advertisement,
};

export const requests = {
  contractDetail: call('Reads the contract of an order', { orderNo: orderId }),
  loanDetails: call('Reads an order and its state', order),
  generateVcode: call('Makes a payment reference', {
    ...order,
    amount: amountDigits('Amount of the payment'),
    payCode: text('`payCode` of the channel that the borrower chose'),
    requestType: choice(['1', '2'], '1 an instalment, 2 an extension'),
  }),
  googleScore: call("Rates the service, or a complaint's handling", {
    score: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(5),
      v.metadata({ description: 'Stars' }),
    ),
    orderId: v.optional(text('The rated order; absent for a complaint')),
    problemId: v.optional(text('The rated complaint; absent for an order')),
  }),
  loanDetailConfirm: call('Reads a loan that waits for its confirmation', {
    productId,
    isType: v.optional(choice([1], '1 for the second request, after an answer with `isNeedPop` 1')),
  }),
  loanDetailPush: call('Confirms a loan', {
    amount: text('From loanDetailConfirm, unchanged'),
    periods: text('From loanDetailConfirm, unchanged'),
    termUnit: anyText('From loanDetailConfirm, unchanged'),
    productId,
  }),
  loanPlayDetail: call('Reads the debt of an order and its payment channels', order),
  loanPlayDelayDetail: call('Reads the cost of an extension and its payment channels', order),
  problemInit: call('Reads the types and the orders of a complaint', {
    orderId: v.optional(text('Order of the complaint home screen; absent on the form')),
  }),
  uploadProblemImage: call('Uploads a picture of a complaint', {
    problemImage: file('The picture: JPEG, longest side 1,600 px, no metadata'),
  }),
  problemSave: call('Sends a complaint', {
    problemType: text('`value` of the chosen `problemType`'),
    problemSonType: anyText('`value` of the chosen `problemSonType`, or empty'),
    problemDetail: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.maxLength(200),
      v.metadata({ description: 'Text of the borrower: at most 200 UTF-16 code units' }),
    ),
    problemImage: anyText('Addresses of uploaded pictures with commas between them, or empty'),
    orderNo: anyText('Order number, or empty'),
  }),
  problemList: call('Reads the complaints of the borrower', {}),
  problemDetail: call('Reads a complaint and its reply', {
    problemId: text('`id` of an item of problemList'),
  }),
  getWhatsapp: call('Reads the contacts of customer service', {
    overall: choice([30], 'Always 30'),
  }),
  repaymentWay: call('Reads the cards and makes a payment token', { orderId }),
  repaymentCommit: call('Pays with a card, or requests another SMS code', {
    amount: payment.amount,
    bankName: anyText('Of the chosen card'),
    cardId: echoed('`id` of the chosen card'),
    cardNo: anyText('Of the chosen card'),
    couponId: v.nullable(text('Coupon of the payment, or `null`')),
    orderId,
    repayToken: echoed(
      'From repaymentWay; a repetition after an unknown outcome has the token of the first commit',
    ),
    bankCode: echoed('Of the chosen card'),
    sendMsg: choice(
      [0, 1],
      '0 a payment, 1 another SMS code for the payment that waits for its code',
    ),
  }),
  repaymentConfirm: call('Confirms a card payment by its SMS code', {
    orderId,
    verifyCode: text('The SMS code that the borrower entered'),
    repaymentRecordId: echoed('`repayRecordId` of the commit'),
  }),
  repaymentHuichao: call('Opens an online payment', {
    userId: text('User id of the session'),
    ...payment,
  }),
  channelTemplate: call('Reads the landing page of an advertisement', {
    templateId: text("`id` of the page's address"),
  }),
  trackVisit: call('Tracks a visit', visit),
  trackClick: call('Tracks an application', { ...visit, phone }),
  getSid: call('Makes an id for captcha, code and registration', {}),
  getSms: call('Sends an SMS code to a visitor', visitor),
  register: call('Registers a visitor', {
    ...visitor,
    merchantNumber: choice([0], 'Always 0'),
    userName: text('The mobile number again'),
    smsCode: text('The SMS code that the visitor entered'),
    invite_code: anyText('May be empty'),
    id: anyText("`id` of the page's address, or empty"),
  }),
} as const satisfies Record<AliasName, v.GenericSchema>;

export type RequestOf<Name extends AliasName> = v.InferOutput<(typeof requests)[Name]>;

/** Parameters that an address or a session may lack. A missing one is omitted, and the server refuses the call. */
export type Unsure<Request> = {
  readonly [Key in keyof Request]?: Request[Key] | undefined;
};
