import type { Order, PaymentKind } from './model';
import type { Language, LocalizedText } from './texts';
import { translate } from './texts';

const IMAGES = '/__sandbox__/images';

interface ChannelSeed {
  /** The `payCode` parameter of `generate-vcode`. Empty if the channel brings its own reference. */
  readonly payCode: string;
  readonly desc: LocalizedText;
  readonly logo: string;
}

interface GroupSeed {
  readonly title: LocalizedText;
  readonly channels: readonly ChannelSeed[];
}

/** A payment channel, as the answer for the repayment screens has it. */
export interface Channel {
  readonly logo: string;
  readonly desc: string;
  readonly payCode: string;
  readonly vCode: string;
  readonly BARcodeImg: string;
}

export interface ChannelGroup {
  readonly title: string;
  readonly channels: readonly Channel[];
}

/** The shop's instruction has a barcode picture. The instruction of a transfer has text only. */
export type ReferenceCode = 'shop' | 'transfer';
export const referenceCodes: readonly ReferenceCode[] = ['shop', 'transfer'];

const groups: readonly GroupSeed[] = [
  {
    title: { es: 'En tienda', en: 'In a shop', hi: 'दुकान पर' },
    channels: [
      {
        payCode: 'shop',
        logo: 'tienda',
        desc: {
          es: 'Tienda Esquina, en efectivo',
          en: 'Corner Shop, in cash',
          hi: 'नुक्कड़ की दुकान, नकद',
        },
      },
      {
        payCode: '',
        logo: 'farmacia',
        desc: {
          es: 'Farmacia Inventada, con esta referencia',
          en: 'Invented Pharmacy, with this reference',
          hi: 'काल्पनिक दवाख़ाना, इस संदर्भ संख्या से',
        },
      },
    ],
  },
  {
    title: { es: 'En línea', en: 'Online', hi: 'ऑनलाइन' },
    channels: [
      {
        payCode: 'card',
        logo: 'tarjeta',
        desc: {
          es: 'Tarjeta o pago en línea',
          en: 'Card or online payment',
          hi: 'कार्ड या ऑनलाइन भुगतान',
        },
      },
      {
        payCode: 'transfer',
        logo: 'banco',
        desc: { es: 'Transferencia bancaria', en: 'Bank transfer', hi: 'बैंक ट्रांसफ़र' },
      },
    ],
  },
];

/** The channels that can pay the order now, in groups. */
export function channelGroups(order: Order, kind: PaymentKind, language: Language): ChannelGroup[] {
  return groups.map(({ title, channels }) => ({
    title: translate(language, title),
    channels: channels.map(({ payCode, logo, desc }) => ({
      logo: `${IMAGES}/logo/${logo}.svg`,
      desc: translate(language, desc),
      payCode,
      ...ownReference(order, kind, payCode),
    })),
  }));
}

/** The payment reference for a shop. The same order and kind always get the same reference. */
export function referenceFor(order: Order, kind: PaymentKind, payCode: string): string {
  const position = referenceCodes.findIndex((code) => code === payCode) + 1;
  const digits = `${kind}${position}${order.payments.length}${order.orderId}`.replace(/\D/g, '');
  return digits
    .padEnd(16, '0')
    .slice(0, 16)
    .replace(/\d{4}(?=\d)/g, '$& ');
}

export function barcodeAddress(reference: string): string {
  return `${IMAGES}/barcode/${reference.replaceAll(' ', '')}.svg`;
}

function ownReference(order: Order, kind: PaymentKind, payCode: string) {
  if (payCode !== '') return { vCode: '', BARcodeImg: '' };
  const vCode = referenceFor(order, kind, payCode);
  return { vCode, BARcodeImg: barcodeAddress(vCode) };
}
