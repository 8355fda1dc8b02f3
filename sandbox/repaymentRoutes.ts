import { barcodeAddress, channelGroups, referenceCodes, referenceFor } from './channels';
import { dateText } from './clock';
import { oneOf, text, wholeNumber } from './fields';
import type { Instalment, Order } from './model';
import {
  currentInstalment,
  dueOf,
  extendedDate,
  findOrder,
  owedAfterExtension,
  penaltyOf,
} from './orders';
import { checkReference } from './payment';
import { Refusal } from './refusal';
import { repaymentTexts as words } from './repaymentTexts';
import type { BorrowerVisit } from './route';
import { forBorrower } from './route';
import type { LocalizedText } from './texts';
import { moneyText, translate } from './texts';

const IMAGES = '/__sandbox__/images';

/** Routes of the debt, the extension's price, and the payment references for both. */
export const repaymentRoutes = {
  loanPlayDetail: forBorrower({ productId: text, orderId: text }, (visit, sent) => {
    const order = findOrder(visit.borrower, sent.orderId, sent.productId);
    const due = dueOf(order, '1', visit.now);
    const instalment = unpaid(order);
    return {
      repayAmount: due.amount,
      productName: order.product.name,
      productLogo: order.product.logo,
      repayDate: dateText(instalment.dueAt),
      detail: instalmentRows(visit, order, instalment),
      repayList: channelGroups(order, '1', visit.language).map(({ title, channels }) => ({
        reviewer: title,
        channels,
      })),
      noticeMsg: translate(visit.language, words.instalmentNotice),
    };
  }),

  loanPlayDelayDetail: forBorrower({ productId: text, orderId: text }, (visit, sent) => {
    const order = findOrder(visit.borrower, sent.orderId, sent.productId);
    const due = dueOf(order, '2', visit.now);
    const instalment = unpaid(order);
    const { extensionDays } = visit.lender.environment;
    return {
      productLogo: order.product.logo,
      productName: order.product.name,
      delayInfo: {
        reviewer: translate(visit.language, words.delayReviewer, { extensionDays }),
        delayAmount: due.amount,
        delayTime: dateText(extendedDate(instalment, visit.now, extensionDays)),
      },
      repayPlan: delayPlan(visit, instalment, due.amount),
      repayList: channelGroups(order, '2', visit.language).map(({ title, channels }) => ({
        title,
        list: channels,
      })),
      noticeMsg: translate(visit.language, words.delayNotice),
      note: translate(visit.language, words.delayNote),
    };
  }),

  generateVcode: forBorrower(
    {
      productId: text,
      orderId: text,
      amount: wholeNumber,
      payCode: oneOf(...referenceCodes),
      requestType: oneOf('1', '2'),
    },
    (visit, sent) => {
      const order = findOrder(visit.borrower, sent.orderId, sent.productId);
      const due = dueOf(order, sent.requestType, visit.now);
      checkReference(visit.lender, due, sent.amount);
      const vCode = referenceFor(order, sent.requestType, sent.payCode);
      const picture = sent.payCode === 'shop' ? barcodeAddress(vCode) : '';
      return instruction(visit, sent.amount, vCode, picture);
    },
  ),
};

function unpaid(order: Order): Instalment {
  const instalment = currentInstalment(order);
  if (!instalment) throw new Refusal('notPayable');
  return instalment;
}

function instalmentRows(visit: BorrowerVisit, order: Order, instalment: Instalment) {
  const { costs } = instalment;
  const number = order.instalments.indexOf(instalment) + 1;
  const penalty = penaltyOf(instalment, visit.now);
  const coupon = costs.coupon > 0 ? `-${money(visit, costs.coupon)}` : '0';
  return [
    {
      text: translate(visit.language, words.number),
      value: `${number} / ${order.instalments.length}`,
    },
    { text: translate(visit.language, words.principal), value: money(visit, costs.principal) },
    { text: translate(visit.language, words.interest), value: money(visit, costs.interest) },
    { text: translate(visit.language, words.commission), value: money(visit, costs.commission) },
    { text: translate(visit.language, words.iva), value: money(visit, costs.iva) },
    { text: translate(visit.language, words.coupon), value: coupon },
    {
      text: translate(visit.language, words.penalty),
      value: penalty > 0 ? money(visit, penalty) : '0',
    },
  ];
}

/** The payment today, the debt on the new date, and the interest of the days between. */
function delayPlan(visit: BorrowerVisit, instalment: Instalment, fee: number) {
  const { language, now } = visit;
  const { extensionDays } = visit.lender.environment;
  return [
    {
      title: translate(language, words.payToday),
      amount: fee,
      remark: translate(language, words.payTodayRemark),
      time: dateText(now),
    },
    {
      title: translate(language, words.payLater),
      amount: owedAfterExtension(instalment, now, extensionDays),
      remark: translate(language, words.payLaterRemark),
      time: dateText(extendedDate(instalment, now, extensionDays)),
    },
  ];
}

/** The payment instruction. Without a picture the reference is text only. */
function instruction(
  { language, lender }: BorrowerVisit,
  amount: number,
  vCode: string,
  picture: string,
) {
  const { contactEmail } = lender.environment;
  const steps: readonly LocalizedText[] = [words.stepGo, words.stepShow, words.stepKeep];
  return {
    topLogo: `${IMAGES}/logo/tienda.svg`,
    repayDetail: {
      amount,
      repayTitle: translate(language, words.instructionTitle),
      repayDes: translate(language, words.instructionText),
      repayCode: picture,
      vCode,
      companyName: 'Prestamista Ejemplo, S.A. de C.V.',
    },
    dataList: [
      {
        title: translate(language, words.stepsTitle),
        content: steps.map((step) => translate(language, step)),
      },
      {
        title: translate(language, words.goodToKnow),
        content: [translate(language, words.creditTime)],
      },
    ],
    imgList: [
      {
        title: translate(language, words.picturesTitle),
        eMail: contactEmail,
        content: [`${IMAGES}/instruction/1.svg`, `${IMAGES}/instruction/2.svg`],
      },
    ],
    bottomLogo: `${IMAGES}/logo/prestamista.svg`,
  };
}

function money({ language, lender }: BorrowerVisit, minor: number): string {
  return moneyText(minor, language, lender.environment);
}
