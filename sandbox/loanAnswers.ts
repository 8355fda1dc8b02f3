import { dateText, DAY_MS } from './clock';
import { costsOf } from './loanMath';
import type { Instalment, Offer, Order } from './model';
import { notices } from './notices';
import {
  canExtend,
  createOrder,
  currentInstalment,
  isDisbursedStatus,
  isRepayable,
  owedOn,
  penaltyOf,
  statusOf,
} from './orders';
import type { BorrowerVisit } from './route';
import type { LocalizedText } from './texts';
import { labels, moneyText, translate } from './texts';

/** The documents' `creditedTo` (public/documents/sandbox/figures.json): the longest time from approval to the money. */
const ARRIVAL_MS = 3 * DAY_MS;

interface Row {
  readonly text: string;
  readonly value: string;
}

/** The data of `loan-detail-confirm`. */
export function confirmAnswer(visit: BorrowerVisit, offer: Offer, isNeedPop: boolean) {
  const { product } = offer;
  const { terms } = product;
  const plan = createOrder(offer.orderId, product, visit.now).instalments;
  const say = sayIn(visit);
  return {
    firstPayTime: dateText(plan[0]?.dueAt ?? visit.now),
    amount: terms.principal,
    periods: terms.days,
    termUnit: 'D',
    isNeedPop: isNeedPop ? 1 : 0,
    sendSms: 0,
    details: confirmRows(visit, offer),
    repay_plans: plan.map((instalment, index) => planLine(visit, instalment, index)),
    loanRate: '0.0065%',
    ratemsg: say(
      {
        es: 'Interés del {rate} % por día',
        en: '{rate}% interest a day',
        hi: 'ब्याज प्रति दिन {rate}%',
      },
      { rate: `0${visit.lender.environment.numberFormat.decimal}0065` },
    ),
    amountDec: moneyText(terms.principal, visit.language, visit.lender.environment),
    isNewContract: offer.agreement,
    messageType: 1,
    comProductLogo: product.logo,
    comProductName: product.name,
    couNum: terms.coupon,
  };
}

function confirmRows(visit: BorrowerVisit, { product }: Offer): Row[] {
  const costs = costsOf(product.terms);
  const say = sayIn(visit);
  const money = moneyIn(visit);
  return [
    {
      text: say(labels.loanAmount),
      value: money(costs.principal),
    },
    { text: say({ es: 'Intereses', en: 'Interest', hi: 'ब्याज' }), value: money(costs.interest) },
    {
      text: say({ es: 'Comisión', en: 'Commission', hi: 'कमीशन' }),
      value: money(costs.commission),
    },
    { text: say({ es: 'IVA (16 %)', en: 'Tax (16 %)', hi: 'कर (16 %)' }), value: money(costs.iva) },
    ...couponRow(visit, costs.coupon),
    {
      text: say({ es: 'Total a pagar', en: 'Total to repay', hi: 'चुकाने की कुल राशि' }),
      value: money(costs.total),
    },
    {
      text: say({ es: 'Cuenta de depósito', en: 'Deposit account', hi: 'पैसा पाने का खाता' }),
      value: account(visit),
    },
  ];
}

function couponRow(visit: BorrowerVisit, coupon: number): Row[] {
  if (coupon === 0) return [];
  const text = sayIn(visit)({ es: 'Descuento por cupón', en: 'Coupon discount', hi: 'कूपन की छूट' });
  return [{ text, value: moneyIn(visit)(-coupon) }];
}

const PLAN_LINE = {
  es: '{principal} de capital, más intereses, comisión e IVA',
  en: '{principal} principal, plus interest, commission and tax',
  hi: '{principal} मूलधन, साथ में ब्याज, कमीशन और कर',
};

const PLAN_LINE_WITH_COUPON = {
  es: '{principal} de capital, más intereses, comisión e IVA, menos el cupón',
  en: '{principal} principal, plus interest, commission and tax, less the coupon',
  hi: '{principal} मूलधन, साथ में ब्याज, कमीशन और कर, कूपन घटाकर',
};

const titleOf = (visit: BorrowerVisit, index: number) =>
  sayIn(visit)({ es: 'Cuota {n}', en: 'Instalment {n}', hi: 'किस्त {n}' }, { n: index + 1 });

function planLine(visit: BorrowerVisit, { costs, dueAt }: Instalment, index: number) {
  const say = sayIn(visit);
  const principal = moneyIn(visit)(costs.principal);
  return {
    title: titleOf(visit, index),
    description: say(costs.coupon === 0 ? PLAN_LINE : PLAN_LINE_WITH_COUPON, { principal }),
    amount: costs.total,
    pay_time: dateText(dueAt),
  };
}

/** An instalment of a running loan: a late one with its charge, a paid one with what was paid. */
const plannedIn = (visit: BorrowerVisit) => (instalment: Instalment, index: number) => ({
  title: titleOf(visit, index),
  amount:
    instalment.paidAt === undefined
      ? owedOn(instalment, visit.now)
      : instalment.paid || instalment.costs.total,
  pay_time: dateText(instalment.dueAt),
  isPaid: instalment.paidAt === undefined ? 0 : 1,
});

/** The data of `loan-details`. */
export function detailAnswer(visit: BorrowerVisit, order: Order) {
  const status = statusOf(order, visit.now);
  const notice = notices[status];
  const current = currentInstalment(order);
  const date = current ? dateText(current.dueAt) : '';
  const say = sayIn(visit);
  return {
    orderStatus: status,
    noticeStatusText: say(notice.status),
    noticeDesText: say(notice.description, {
      date,
      arrival: dateText(order.confirmedAt + ARRIVAL_MS),
    }),
    ...(isRepayable(order, visit.now) &&
      current && { repayAmount: owedOn(current, visit.now), repayDate: date }),
    productName: order.product.name,
    productLogo: order.product.logo,
    userOrderDetail: { detail: detailRows(visit, order) },
    repay_plans: isDisbursedStatus(status) ? order.instalments.map(plannedIn(visit)) : [],
    inside: order.isInside ? 1 : 0,
    isScore: status === '200' && order.isRatingWanted ? 1 : 0,
    h5Url: order.h5Url,
    isDelay: canExtend(order, visit.now) ? 1 : 0,
    isNewContract: ['21', '110'].includes(status) ? '' : `/loanAgreement?orderId=${order.orderId}`,
  };
}

/**
 * Rows of the loan detail. A row without a value is empty or `0`, as real servers send it. Before the money has arrived
 * nothing is owed.
 */
function detailRows(visit: BorrowerVisit, order: Order): Row[] {
  const application = applicationRows(visit, order);
  return isDisbursedStatus(statusOf(order, visit.now))
    ? [...application, ...debtRows(visit, order)]
    : application;
}

function applicationRows(visit: BorrowerVisit, { orderId, product, confirmedAt }: Order): Row[] {
  const say = sayIn(visit);
  return [
    { text: say({ es: 'Número de préstamo', en: 'Loan number', hi: 'लोन संख्या' }), value: orderId },
    {
      text: say(labels.loanAmount),
      value: moneyIn(visit)(product.terms.principal),
    },
    {
      text: say({ es: 'Fecha de solicitud', en: 'Application date', hi: 'आवेदन की तारीख' }),
      value: dateText(confirmedAt),
    },
  ];
}

function debtRows(visit: BorrowerVisit, order: Order): Row[] {
  const { now } = visit;
  const say = sayIn(visit);
  const money = moneyIn(visit);
  const current = currentInstalment(order);
  const penalty = current ? penaltyOf(current, now) : 0;
  const paid = order.instalments.filter(({ paidAt }) => paidAt !== undefined).length;
  const { extension, instalments } = order;
  return [
    {
      text: say({ es: 'Cuotas pagadas', en: 'Instalments paid', hi: 'चुकाई गई किस्तें' }),
      value: `${paid} / ${instalments.length}`,
    },
    {
      text: say(labels.dueDate),
      value: current ? dateText(current.dueAt) : '',
    },
    {
      text: say(labels.amountDue),
      value: current ? money(owedOn(current, now)) : '',
    },
    {
      text: say({
        es: 'Cargo por atraso (incluido)',
        en: 'Late charge (included)',
        hi: 'देरी का शुल्क (शामिल)',
      }),
      value: penalty > 0 ? money(penalty) : '0',
    },
    {
      text: say({ es: 'Con prórroga hasta', en: 'Extended until', hi: 'इस तारीख तक बढ़ाया गया' }),
      value: extension ? dateText(extension.to) : '',
    },
  ];
}

/** The data of `contract-detail`, with every field of docs/reference/answers.md#contract-of-an-order. */
export function contractAnswer(visit: BorrowerVisit, order: Order) {
  const { identity } = visit.borrower;
  const costs = costsOf(order.product.terms);
  const last = order.instalments.at(-1);
  return {
    username: identity.mobilePhone,
    userName: identity.fullName,
    productName: order.product.name,
    mount: costs.principal,
    amount: costs.total,
    bankNo: account(visit),
    daiDate: dateText(order.disbursesAt ?? order.confirmedAt + DAY_MS),
    planDate: dateText(last?.dueAt ?? order.confirmedAt),
    contractAmount: costs.principal,
    commission: costs.commission,
    Interest: costs.interest,
    IVA: costs.iva,
    giveAmount: costs.principal,
    userAddress: identity.address,
    contractDate: dateText(order.confirmedAt),
    company: 'Prestamista Ejemplo, S.A. de C.V.',
  };
}

/** The account that receives the money, masked except for its last digits. */
function account({ borrower }: BorrowerVisit): string {
  const [card] = borrower.cards;
  return card ? `${card.bankName} **** ${card.cardNo.slice(-4)}` : '';
}

function sayIn({ language }: BorrowerVisit) {
  return (words: LocalizedText, values?: Readonly<Record<string, string | number>>) =>
    translate(language, words, values);
}

function moneyIn({ language, lender }: BorrowerVisit) {
  return (minor: number) => moneyText(minor, language, lender.environment);
}
