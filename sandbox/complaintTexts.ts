import { dateText } from './clock';
import type { Order } from './model';
import { notices } from './notices';
import { currentInstalment, isRepayable, owedOn, statusOf } from './orders';
import type { BorrowerVisit } from './route';
import type { LocalizedText } from './texts';
import { moneyText, translate } from './texts';

interface Option {
  readonly value: string;
  readonly title: LocalizedText;
}

/** The complaint types. Type `1` is a complaint about collection. */
export const complaintTypes: readonly Option[] = [
  { value: '1', title: { es: 'Cobranza', en: 'Collection' } },
  { value: '2', title: { es: 'Pago no reflejado', en: 'Payment not shown' } },
  { value: '3', title: { es: 'Monto o cargos', en: 'Amount or charges' } },
  { value: '4', title: { es: 'Problema con la app', en: 'Trouble with the app' } },
  { value: '5', title: { es: 'Otro', en: 'Something else' } },
];

export const collectionTypes: readonly Option[] = [
  { value: '11', title: { es: 'Amenazas o insultos', en: 'Threats or insults' } },
  { value: '12', title: { es: 'Llamadas a deshoras', en: 'Calls at odd hours' } },
  { value: '13', title: { es: 'Llamadas a mis contactos', en: 'Calls to my contacts' } },
  { value: '14', title: { es: 'Datos personales difundidos', en: 'Personal data made public' } },
];

/** Whether a complaint about collection is possible: the order has been in collection (`isShow`). */
export function isCollectionAllowed(order: Order, now: number): boolean {
  return isRepayable(order, now);
}

/** The fields of an order on the complaint home screen. */
export function orderCard({ language, lender, now }: BorrowerVisit, order: Order) {
  const instalment = currentInstalment(order);
  const { principal } = order.product.terms;
  const amount = instalment ? owedOn(instalment, now) : principal;
  return {
    orderNo: order.orderId,
    productLogo: order.product.logo,
    productName: order.product.name,
    status: translate(language, notices[statusOf(order, now)].status),
    isShow: isCollectionAllowed(order, now) ? 1 : 0,
    list: [
      {
        title: translate(language, { es: 'Monto', en: 'Amount' }),
        value: moneyText(amount, language, lender.environment),
      },
      {
        title: translate(language, { es: 'Fecha de pago', en: 'Due date' }),
        value: dateText((instalment ?? order.instalments.at(-1))?.dueAt ?? order.confirmedAt),
      },
    ],
  };
}
