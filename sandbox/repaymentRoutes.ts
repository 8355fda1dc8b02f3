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
import { Refusal } from './refusal';
import { repaymentWords as words } from './repaymentWords';
import type { BorrowerVisit } from './route';
import { forBorrower } from './route';
import type { Words } from './words';
import { moneyText, speak } from './words';

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
      noticeMsg: speak(visit.language, words.instalmentNotice),
    };
  }),

  loanPlayDelayDetail: forBorrower({ productId: text, orderId: text }, (visit, sent) => {
    const order = findOrder(visit.borrower, sent.orderId, sent.productId);
    const due = dueOf(order, '2', visit.now);
    const instalment = unpaid(order);
    return {
      productLogo: order.product.logo,
      productName: order.product.name,
      delayInfo: {
        reviewer: speak(visit.language, words.delayReviewer),
        delayAmount: due.amount,
        delayTime: dateText(extendedDate(instalment, visit.now)),
      },
      repayPlan: delayPlan(visit, instalment, due.amount),
      repayList: channelGroups(order, '2', visit.language).map(({ title, channels }) => ({
        title,
        list: channels,
      })),
      noticeMsg: speak(visit.language, words.delayNotice),
      note: speak(visit.language, words.delayNote),
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
      if (sent.amount !== due.amount) throw new Refusal('amount');
      const vCode = referenceFor(order, sent.requestType, sent.payCode);
      const picture = sent.payCode === 'shop' ? barcodeAddress(vCode) : '';
      return instruction(visit, due.amount, vCode, picture);
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
    { text: speak(visit.language, words.number), value: `${number} / ${order.instalments.length}` },
    { text: speak(visit.language, words.principal), value: money(visit, costs.principal) },
    { text: speak(visit.language, words.interest), value: money(visit, costs.interest) },
    { text: speak(visit.language, words.commission), value: money(visit, costs.commission) },
    { text: speak(visit.language, words.iva), value: money(visit, costs.iva) },
    { text: speak(visit.language, words.coupon), value: coupon },
    {
      text: speak(visit.language, words.penalty),
      value: penalty > 0 ? money(visit, penalty) : '0',
    },
  ];
}

/** The payment today, the debt on the new date, and the interest of the days between. */
function delayPlan(visit: BorrowerVisit, instalment: Instalment, fee: number) {
  const { language, now } = visit;
  return [
    {
      title: speak(language, words.payToday),
      amount: fee,
      remark: speak(language, words.payTodayRemark),
      time: dateText(now),
    },
    {
      title: speak(language, words.payLater),
      amount: owedAfterExtension(instalment, now),
      remark: speak(language, words.payLaterRemark),
      time: dateText(extendedDate(instalment, now)),
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
  const steps: readonly Words[] = [words.stepGo, words.stepShow, words.stepKeep];
  return {
    topLogo: `${IMAGES}/logo/tienda.svg`,
    repayDetail: {
      amount,
      repayTitle: speak(language, words.instructionTitle),
      repayDes: speak(language, words.instructionText),
      repayCode: picture,
      vCode,
      companyName: 'Prestamista Ejemplo, S.A. de C.V.',
    },
    dataList: [
      {
        title: speak(language, words.stepsTitle),
        content: steps.map((step) => speak(language, step)),
      },
      { title: speak(language, words.goodToKnow), content: [speak(language, words.creditTime)] },
    ],
    imgList: [
      {
        title: speak(language, words.picturesTitle),
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
