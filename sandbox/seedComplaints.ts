import { DAY_MS, MINUTE_MS } from './clock';
import type { Complaint, ComplaintState, Order } from './model';
import type { Seed, SeedContext } from './seedTools';
import {
  orderIdAt,
  productOf,
  runningOrder,
  secondProductOf,
  settledOrder,
  waitingOrder,
} from './seedTools';

const MANY_ORDERS = 5_000;
const MANY_COMPLAINTS = 10_000;
const PHOTOS = '/__sandbox__/images/photo';

/** Borrowers with complaints, by the state of the complaint. */
export const complaintSeeds = {
  complainant: {
    description: {
      es: 'Tiene quejas con y sin respuesta, y tres préstamos',
      en: 'Has complaints with and without a reply, and three orders',
    },
    records: (context) => ({ orders: threeOrders(context), complaints: fewComplaints(context) }),
  },
  manyOrders: {
    description: {
      es: 'Tiene 5.000 préstamos y 10.000 quejas',
      en: 'Has 5,000 orders and 10,000 complaints',
    },
    records: (context) => ({
      orders: manyOrders(context),
      complaints: Array.from({ length: MANY_COMPLAINTS }, (_, index) => oneOfMany(context, index)),
    }),
  },
} satisfies Record<string, Seed>;

function threeOrders(context: SeedContext): Order[] {
  const { identity } = context;
  const underReview = waitingOrder(context, '21');
  return [
    runningOrder(context, { dueInDays: -2, isExtendable: true }),
    settledOrder(context, { daysAgo: 40, orderId: orderIdAt(identity, 1) }),
    { ...underReview, orderId: orderIdAt(identity, 2), product: secondProductOf(identity) },
  ];
}

function fewComplaints({ identity, now }: SeedContext): Complaint[] {
  const orderNo = identity.orderId;
  return [
    complaint({
      id: `${identity.userId}01`,
      at: now - 2 * DAY_MS,
      type: '1',
      sonType: '12',
      content: {
        es: 'Me llamaron cinco veces antes de las siete de la mañana.',
        en: 'They called me five times before seven in the morning.',
        hi: 'मुझे सुबह सात बजे से पहले पाँच बार कॉल किया गया।',
      },
      images: [`${PHOTOS}/1.svg`, `${PHOTOS}/2.svg`],
      orderNo,
      state: 'answered',
      reply: {
        es: 'Lo sentimos. Hablamos con la agencia y no volverá a ocurrir.',
        en: 'We are sorry. We spoke with the agency, and it will not happen again.',
        hi: 'हमें खेद है। हमने एजेंसी से बात की है, आगे ऐसा नहीं होगा।',
      },
      replyImages: [`${PHOTOS}/3.svg`, `${PHOTOS}/4.svg`],
      isScoreWanted: true,
    }),
    complaint({
      id: `${identity.userId}02`,
      at: now - DAY_MS,
      type: '2',
      content: {
        es: 'Pagué en la tienda el lunes y el pago todavía no aparece.',
        en: 'I paid in the shop on Monday, and the payment is still not shown.',
        hi: 'मैंने सोमवार को दुकान पर भुगतान किया, और वह अब तक नहीं दिख रहा।',
      },
      images: [`${PHOTOS}/5.svg`],
      orderNo,
    }),
    complaint({
      id: `${identity.userId}03`,
      at: now - 9 * DAY_MS,
      type: '4',
      content: {
        es: 'La app se cierra al abrir la cámara.',
        en: 'The app closes when I open the camera.',
        hi: 'कैमरा खोलते ही ऐप बंद हो जाता है।',
      },
      state: 'closed',
      reply: {
        es: 'Corregido en la versión 2.4. Gracias por avisarnos.',
        en: 'Corrected in version 2.4. Thank you for telling us.',
        hi: 'संस्करण 2.4 में ठीक कर दिया गया है। बताने के लिए धन्यवाद।',
      },
    }),
  ];
}

/** One running order. Of the others, every tenth is under review and the rest are settled. */
function manyOrders(context: SeedContext): Order[] {
  const { identity } = context;
  const review = waitingOrder(context, '21');
  const settled = settledOrder(context, { daysAgo: 60 });
  const product = productOf(identity);
  return Array.from({ length: MANY_ORDERS }, (_, index) => {
    if (index === 0) return runningOrder(context, { dueInDays: 6, isExtendable: true });
    const model = index % 10 === 0 ? review : settled;
    const name = `${product.name} ${index}`;
    return { ...model, orderId: orderIdAt(identity, index), product: { ...product, name } };
  });
}

function oneOfMany({ identity, now }: SeedContext, index: number): Complaint {
  return complaint({
    id: `${identity.userId}${String(index + 1).padStart(5, '0')}`,
    at: now - index * 7 * MINUTE_MS,
    type: String((index % 4) + 2),
    content: {
      es: `Queja número ${index + 1}: el recibo no coincide con lo que pagué.`,
      en: `Complaint number ${index + 1}: the receipt does not match what I paid.`,
      hi: `शिकायत संख्या ${index + 1}: रसीद मेरे भुगतान से मेल नहीं खाती।`,
    },
    state: index % 100 === 99 ? 'closed' : 'open',
  });
}

function complaint(
  own: Pick<Complaint, 'id' | 'at' | 'type' | 'content'> & Partial<Complaint>,
): Complaint {
  const state: ComplaintState = 'open';
  return {
    sonType: '',
    images: [],
    orderNo: '',
    state,
    reply: '',
    replyImages: [],
    isScoreWanted: false,
    ...own,
  };
}
