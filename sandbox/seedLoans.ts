import { DAY_MS } from './clock';
import { book, dueOf } from './orders';
import type { Seed } from './seedTools';
import {
  offerOf,
  orderIdAt,
  productOf,
  runningOrder,
  secondProductOf,
  settledOrder,
  waitingOrder,
} from './seedTools';

/** Borrowers by the status of their loan. */
export const loanSeeds = {
  newLoan: {
    description: {
      es: 'Tiene un préstamo por confirmar, con cupón y contrato',
      en: 'Has a loan to confirm, with a coupon and an agreement',
    },
    records: (context) => ({ offers: [offerOf(context)] }),
  },
  newLoanNoAgreement: {
    description: {
      es: 'Tiene un préstamo por confirmar, sin cupón ni contrato',
      en: 'Has a loan to confirm, with neither coupon nor agreement',
    },
    records: (context) => ({
      offers: [offerOf(context, { agreement: '', product: productOf(context.identity) })],
    }),
  },
  reloading: {
    description: {
      es: 'Los datos por confirmar se cargan dos veces (isNeedPop 1)',
      en: 'The data to confirm are loaded twice (isNeedPop 1)',
    },
    records: (context) => ({ offers: [offerOf(context, { isReloading: true })] }),
  },
  underReview: {
    description: { es: 'Préstamo en revisión (21)', en: 'Order under review (21)' },
    records: (context) => ({ orders: [waitingOrder(context, '21')] }),
  },
  rejected: {
    description: { es: 'Préstamo rechazado (110)', en: 'Order rejected (110)' },
    records: (context) => ({ orders: [waitingOrder(context, '110')] }),
  },
  disbursing: {
    description: {
      es: 'El dinero está en camino (151); llega en un día',
      en: 'Order being disbursed (151); the money arrives in a day',
    },
    records: (context) => {
      const order = waitingOrder(context, '151');
      order.disbursesAt = context.now + DAY_MS;
      order.isExtendable = true;
      return { orders: [order] };
    },
  },
  transferReturned: {
    description: {
      es: 'El banco devolvió la transferencia (170)',
      en: 'The bank returned the transfer (170)',
    },
    records: (context) => ({ orders: [waitingOrder(context, '170')] }),
  },
  dueTomorrow: {
    description: {
      es: 'La última cuota vence mañana (174), con extensión y cupón de pago',
      en: 'The last instalment is due tomorrow (174), with an extension and a payment coupon',
    },
    records: (context) => ({
      orders: [runningOrder(context, { dueInDays: 1, isExtendable: true })],
      couponIds: ['C-10'],
    }),
  },
  instalments: {
    description: {
      es: 'Le quedan tres cuotas (174): tras pagar una vence la siguiente',
      en: 'Has three instalments left (174): after one is paid the next is due',
    },
    records: (context) => ({
      orders: [runningOrder(context, { dueInDays: 5, paid: 1, isExtendable: true })],
    }),
  },
  overdue: {
    description: {
      es: 'La última cuota venció hace tres días (180), con extensión',
      en: 'The last instalment is three days overdue (180), with an extension',
    },
    records: (context) => ({
      orders: [runningOrder(context, { dueInDays: -3, isExtendable: true })],
    }),
  },
  behind: {
    description: {
      es: 'Dos cuotas vencidas (180): tras pagar una sigue vencida la otra',
      en: 'Two instalments are overdue (180): after one is paid the other still is',
    },
    records: (context) => ({
      orders: [runningOrder(context, { dueInDays: -30, paid: 1 })],
    }),
  },
  twoDebts: {
    description: {
      es: 'Debe una cuota en cada uno de dos préstamos (174)',
      en: 'Owes an instalment on each of two orders (174)',
    },
    records: (context) => ({
      orders: [
        runningOrder(context, { dueInDays: 4 }),
        runningOrder(context, {
          dueInDays: 9,
          orderId: orderIdAt(context.identity, 1),
          product: secondProductOf(context.identity),
        }),
      ],
    }),
  },
  noExtension: {
    description: {
      es: 'Debe una cuota sin extensión (174)',
      en: 'Owes an instalment that cannot be extended (174)',
    },
    records: (context) => ({ orders: [runningOrder(context, { dueInDays: 3 })] }),
  },
  extended: {
    description: {
      es: 'Ya pagó una extensión (174)',
      en: 'Has already paid an extension (174)',
    },
    records: (context) => {
      const order = runningOrder(context, { dueInDays: -1, isExtendable: true });
      const at = context.now - 2 * DAY_MS;
      book(order, { ...dueOf(order, '2', at), at }, context.extensionDays);
      return { orders: [order] };
    },
  },
  settled: {
    description: {
      es: 'Pagó todo (200); calificación pendiente y pedir de nuevo en la app',
      en: 'Paid everything (200); a rating is wanted, and borrow-again is native',
    },
    records: (context) => ({
      orders: [settledOrder(context, { daysAgo: 2, isRatingWanted: true })],
    }),
  },
  settledWebOffer: {
    description: {
      es: 'Pagó todo (200); pedir de nuevo lleva a una oferta web',
      en: 'Paid everything (200); borrow-again leads to an offer on the web',
    },
    records: (context) => {
      const product = secondProductOf(context.identity);
      const h5Url = `/confirmNew?productId=${product.productId}`;
      return {
        orders: [settledOrder(context, { daysAgo: 5, isInside: false, h5Url })],
        offers: [offerOf(context, { product, orderId: `${context.identity.orderId}2` })],
      };
    },
  },
} satisfies Record<string, Seed>;
