import type { LocalizedText } from './texts';

/** The lender's texts about repayment and extension. */
export const repaymentTexts = {
  number: { es: 'Cuota', en: 'Instalment', hi: 'किस्त' },
  principal: { es: 'Capital', en: 'Principal', hi: 'मूलधन' },
  interest: { es: 'Intereses', en: 'Interest', hi: 'ब्याज' },
  commission: { es: 'Comisión', en: 'Commission', hi: 'कमीशन' },
  iva: { es: 'IVA (16 %)', en: 'Tax (16 %)', hi: 'कर (16 %)' },
  coupon: { es: 'Cupón', en: 'Coupon', hi: 'कूपन' },
  penalty: { es: 'Cargo por atraso', en: 'Late charge', hi: 'देरी का शुल्क' },
  instalmentNotice: {
    es: 'Después de pagar, su pago se ve aquí en 24 horas.',
    en: 'After you pay, your payment shows here within 24 hours.',
    hi: 'चुकाने के बाद आपका भुगतान 24 घंटे के अंदर यहाँ दिखेगा।',
  },
  delayReviewer: {
    es: 'Prórroga de {extensionDays} días',
    en: '{extensionDays}-day extension',
    hi: '{extensionDays} दिन की बढ़ी अवधि',
  },
  delayNotice: {
    es: 'Hoy paga solo el cargo por prórroga. El préstamo lo sigue debiendo completo.',
    en: 'Today you pay only the extension fee. You still owe the whole loan.',
    hi: 'आज आप केवल अवधि बढ़ाने का शुल्क देते हैं। पूरा लोन बकाया रहता है।',
  },
  delayNote: {
    es: 'El cargo por prórroga no reduce lo que debe.',
    en: 'The extension fee does not reduce what you owe.',
    hi: 'अवधि बढ़ाने के शुल्क से आपकी बकाया राशि कम नहीं होती।',
  },
  payToday: { es: 'Cargo por prórroga', en: 'Extension fee', hi: 'अवधि बढ़ाने का शुल्क' },
  payTodayRemark: { es: 'Se paga hoy', en: 'To pay today', hi: 'आज देना है' },
  payLater: { es: 'Pago completo', en: 'Full payment', hi: 'पूरा भुगतान' },
  payLaterRemark: {
    es: 'Se paga en la nueva fecha límite',
    en: 'To pay on the new date',
    hi: 'नई तारीख पर देना है',
  },
  instructionTitle: {
    es: 'Pague con esta referencia',
    en: 'Pay with this reference',
    hi: 'इस संदर्भ संख्या से भुगतान करें',
  },
  instructionText: {
    es: 'Muestre el código en la caja o cópielo en su banca en línea.',
    en: 'Show the code at the till, or copy it into your online banking.',
    hi: 'कोड दुकान के काउंटर पर दिखाएँ, या उसे अपनी ऑनलाइन बैंकिंग में डालें।',
  },
  stepsTitle: { es: 'Cómo pagar', en: 'How to pay', hi: 'भुगतान कैसे करें' },
  stepGo: {
    es: 'Vaya a la tienda más cercana.',
    en: 'Go to the nearest shop.',
    hi: 'नज़दीकी दुकान पर जाएँ।',
  },
  stepShow: {
    es: 'Muestre el código en la caja.',
    en: 'Show the code at the till.',
    hi: 'काउंटर पर कोड दिखाएँ।',
  },
  stepKeep: { es: 'Guarde su recibo.', en: 'Keep your receipt.', hi: 'रसीद सँभालकर रखें।' },
  goodToKnow: { es: 'Tenga en cuenta', en: 'Good to know', hi: 'ध्यान रखें' },
  creditTime: {
    es: 'La referencia sirve una sola vez y por el monto exacto.',
    en: 'The reference works once, and for the exact amount.',
    hi: 'संदर्भ संख्या एक ही बार और ठीक इसी राशि के लिए चलती है।',
  },
  picturesTitle: {
    es: '¿Dudas? Escríbanos',
    en: 'Questions? Write to us',
    hi: 'कोई सवाल है? हमें लिखें',
  },
} satisfies Record<string, LocalizedText>;
