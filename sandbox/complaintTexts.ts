import { dateText } from './clock';
import type { Order } from './model';
import { notices } from './notices';
import { currentInstalment, isDisbursedStatus, isRepayable, owedOn, statusOf } from './orders';
import type { BorrowerVisit } from './route';
import type { LocalizedText } from './texts';
import { labels, moneyText, translate } from './texts';

interface Option {
  readonly value: string;
  readonly title: LocalizedText;
}

/** The complaint types. Type `1` is a complaint about collection. */
export const complaintTypes: readonly Option[] = [
  { value: '1', title: { es: 'Cobranza', en: 'Collection', hi: 'वसूली' } },
  {
    value: '2',
    title: { es: 'Pago no reflejado', en: 'Payment not shown', hi: 'भुगतान नहीं दिख रहा' },
  },
  { value: '3', title: { es: 'Monto o cargos', en: 'Amount or charges', hi: 'राशि या शुल्क' } },
  {
    value: '4',
    title: { es: 'Problema con la app', en: 'Trouble with the app', hi: 'ऐप में दिक्कत' },
  },
  {
    value: '6',
    title: { es: 'No puedo pagar', en: 'I cannot pay', hi: 'मुझसे भुगतान नहीं हो पाएगा' },
  },
  {
    value: '7',
    title: { es: 'Desistir del préstamo', en: 'Withdraw from the loan', hi: 'लोन से हटना' },
  },
  { value: '5', title: { es: 'Otro', en: 'Something else', hi: 'कुछ और' } },
];

export const collectionTypes: readonly Option[] = [
  {
    value: '11',
    title: { es: 'Amenazas o insultos', en: 'Threats or insults', hi: 'धमकी या अपमान' },
  },
  { value: '12', title: { es: 'Llamadas a deshoras', en: 'Calls at odd hours', hi: 'बेवक़्त कॉल' } },
  {
    value: '13',
    title: { es: 'Llamadas a mis contactos', en: 'Calls to my contacts', hi: 'मेरे संपर्कों को कॉल' },
  },
  {
    value: '14',
    title: {
      es: 'Datos personales difundidos',
      en: 'Personal data made public',
      hi: 'निजी जानकारी सार्वजनिक की गई',
    },
  },
];

/** Whether a complaint about collection is possible: the order has been in collection (`isShow`). */
export function isCollectionAllowed(order: Order, now: number): boolean {
  return isRepayable(order, now);
}

/** The fields of an order on the complaint home screen. */
export function orderCard({ language, lender, now }: BorrowerVisit, order: Order) {
  const instalment = currentInstalment(order);
  const { principal } = order.product.terms;
  const status = statusOf(order, now);
  const isGranted = isDisbursedStatus(status);
  const debt = instalment && isGranted ? instalment : undefined;
  const dueAt = (instalment ?? order.instalments.at(-1))?.dueAt ?? order.confirmedAt;
  const dueDate = {
    title: translate(language, labels.dueDate),
    value: dateText(dueAt),
  };
  return {
    orderNo: order.orderId,
    productLogo: order.product.logo,
    productName: order.product.name,
    status: translate(language, notices[status].status),
    isShow: isCollectionAllowed(order, now) ? 1 : 0,
    list: [
      {
        title: translate(language, debt ? labels.amountDue : labels.loanAmount),
        value: moneyText(debt ? owedOn(debt, now) : principal, language, lender.environment),
      },
      ...(isGranted ? [dueDate] : []),
    ],
  };
}
