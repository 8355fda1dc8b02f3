import type { LocalizedText } from './texts';

/** The lender's texts about repayment and extension. */
export const repaymentTexts = {
  number: { es: 'Cuota', en: 'Instalment' },
  principal: { es: 'Capital', en: 'Principal' },
  interest: { es: 'Intereses', en: 'Interest' },
  commission: { es: 'Comisión', en: 'Commission' },
  iva: { es: 'IVA (16 %)', en: 'VAT (16%)' },
  coupon: { es: 'Cupón', en: 'Coupon' },
  penalty: { es: 'Recargo por atraso', en: 'Late charge' },
  instalmentNotice: {
    es: 'El pago se refleja en un plazo de 24 horas.',
    en: 'Your payment shows within 24 hours.',
  },
  delayReviewer: { es: 'Extensión de 7 días', en: '7-day extension' },
  delayNotice: {
    es: 'Hoy solo paga el cargo por prórroga.',
    en: 'Today you only pay the extension fee.',
  },
  delayNote: {
    es: 'El cargo por prórroga no reduce lo que debe.',
    en: 'The extension fee does not reduce what you owe.',
  },
  payToday: { es: 'Cargo por prórroga', en: 'Extension fee' },
  payTodayRemark: { es: 'Se paga hoy', en: 'Paid today' },
  payLater: { es: 'Pago restante', en: 'Remaining payment' },
  payLaterRemark: { es: 'Se paga en la nueva fecha', en: 'Paid on the new date' },
  instructionTitle: { es: 'Pague con esta referencia', en: 'Pay with this reference' },
  instructionText: {
    es: 'Muestre el código en la caja o cópielo en su banca en línea.',
    en: 'Show the code at the till, or copy it into your online banking.',
  },
  stepsTitle: { es: 'Cómo pagar', en: 'How to pay' },
  stepGo: { es: 'Vaya a la tienda más cercana.', en: 'Go to the nearest shop.' },
  stepShow: { es: 'Muestre el código en la caja.', en: 'Show the code at the till.' },
  stepKeep: { es: 'Guarde su recibo.', en: 'Keep your receipt.' },
  goodToKnow: { es: 'Tenga en cuenta', en: 'Good to know' },
  creditTime: {
    es: 'La referencia sirve una sola vez y por el monto exacto.',
    en: 'The reference works once, and for the exact amount.',
  },
  picturesTitle: { es: '¿Dudas? Escríbanos', en: 'Questions? Write to us' },
} satisfies Record<string, LocalizedText>;
