import { DAY_MS } from './clock';
import type { Complaint } from './model';
import type { Seed, SeedContext } from './seedTools';
import { runningOrder } from './seedTools';

/** Borrowers in the moments after and beside a payment: a payment app, a withdrawal, a debt that cannot be paid. */
export const daySeeds = {
  paysByApp: {
    description: {
      es: 'Vence en dos días; su pago en línea abre una app de pagos',
      en: 'Is due in two days; an online payment opens a payment app',
    },
    records: (context) => ({ orders: [runningOrder(context, { dueInDays: 2 })] }),
  },
  justDisbursed: {
    description: {
      es: 'Recibió su préstamo hace dos días y puede desistir',
      en: 'Received the loan two days ago and may withdraw from it',
    },
    records: (context) => ({ orders: [runningOrder(context, { dueInDays: 26, paid: 0 })] }),
  },
  inHardship: {
    description: {
      es: 'No puede pagar; ya recibió respuesta a su mensaje y a su desistimiento',
      en: 'Cannot pay; the lender has answered this message and a withdrawal',
    },
    records: (context) => ({
      orders: [runningOrder(context, { dueInDays: -1, isExtendable: true })],
      complaints: [hardship(context), withdrawal(context)],
    }),
  },
} satisfies Record<string, Seed>;

const answered = { sonType: '', images: [], replyImages: [], isScoreWanted: false } as const;

const hardship = ({ identity, now }: SeedContext): Complaint => ({
  ...answered,
  id: `${identity.userId}01`,
  at: now - 3 * DAY_MS,
  type: '6',
  orderNo: identity.orderId,
  state: 'answered',
  content: {
    es: 'Perdí mi trabajo. Puedo pagar una parte este mes.',
    en: 'I have lost my job. I can pay a part this month.',
    hi: 'मेरी नौकरी चली गई है। इस महीने कुछ राशि चुकाई जा सकती है।',
  },
  reply: {
    es: 'Puede pagar el resto en tres partes, sin más cargos.',
    en: 'You can pay the rest in three parts, without further charges.',
    hi: 'आप बाकी राशि तीन हिस्सों में चुका सकते हैं, बिना किसी और शुल्क के।',
  },
});

const withdrawal = ({ identity, now }: SeedContext): Complaint => ({
  ...answered,
  id: `${identity.userId}02`,
  at: now - 2 * DAY_MS,
  type: '7',
  orderNo: identity.orderId,
  state: 'answered',
  content: {
    es: 'Desisto de mi préstamo.',
    en: 'I withdraw from my loan.',
    hi: 'मुझे अपने लोन से हटना है।',
  },
  reply: {
    es: 'Recibimos su desistimiento. Devuelva lo que recibió y los intereses de esos días.',
    en: 'We received your withdrawal. Pay back what you received and the interest of those days.',
    hi: 'हमें आपका संदेश मिला। मिली हुई राशि और उन दिनों का ब्याज लौटाएँ।',
  },
});
