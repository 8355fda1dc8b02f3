import type { OrderStatus } from './model';
import type { LocalizedText } from './texts';

interface Notice {
  readonly status: LocalizedText;
  readonly description: LocalizedText;
}

/** The lender's notice for an order in each status. */
export const notices: Readonly<Record<OrderStatus, Notice>> = {
  '21': {
    status: { es: 'En revisión', en: 'Under review', hi: 'समीक्षा जारी है' },
    description: {
      es: 'Revisamos su solicitud. Le avisaremos en un día.',
      en: 'We are reviewing your application. You will hear from us within a day.',
      hi: 'हम आपके आवेदन की समीक्षा कर रहे हैं। एक दिन के अंदर आपको जवाब मिलेगा।',
    },
  },
  '110': {
    status: { es: 'Solicitud rechazada', en: 'Application rejected', hi: 'आवेदन अस्वीकार हुआ' },
    description: {
      es: 'Esta vez no podemos ofrecerle un préstamo. Puede solicitarlo de nuevo en 30 días.',
      en: 'We cannot offer you a loan this time. You can apply again in 30 days.',
      hi: 'इस बार हम आपको लोन नहीं दे सकते। आप 30 दिन बाद फिर से आवेदन कर सकते हैं।',
    },
  },
  '151': {
    status: { es: 'Desembolso en curso', en: 'On its way', hi: 'राशि भेजी जा रही है' },
    description: {
      es: 'El dinero llegará a su cuenta en un plazo de 1 a 3 días.',
      en: 'The money will reach your account within 1 to 3 days.',
      hi: 'पैसा 1 से 3 दिन में आपके खाते में पहुँच जाएगा।',
    },
  },
  '170': {
    status: { es: 'Transferencia devuelta', en: 'Transfer returned', hi: 'ट्रांसफ़र वापस आया' },
    description: {
      es: 'Su banco devolvió la transferencia. La enviaremos otra vez.',
      en: 'Your bank returned the transfer. We will send it again.',
      hi: 'आपके बैंक ने ट्रांसफ़र लौटा दिया। हम उसे फिर से भेजेंगे।',
    },
  },
  '174': {
    status: { es: 'Pago pendiente', en: 'Payment pending', hi: 'भुगतान बाकी है' },
    description: {
      es: 'Pague a más tardar el {date}.',
      en: 'Please pay by {date}.',
      hi: 'कृपया {date} तक भुगतान करें।',
    },
  },
  '180': {
    status: { es: 'Pago vencido', en: 'Payment overdue', hi: 'भुगतान में देरी' },
    description: {
      es: 'Su pago venció el {date}. El recargo es del 3 % por día.',
      en: 'Your payment was due on {date}. The late charge is 3 % a day.',
      hi: 'आपके भुगतान की देय तिथि {date} थी। देरी का दंड हर दिन 3 % है।',
    },
  },
  '200': {
    status: { es: 'Préstamo liquidado', en: 'Loan settled', hi: 'लोन चुकता हो गया' },
    description: {
      es: 'Gracias por pagar. Ya puede pedir otro préstamo.',
      en: 'Thank you for paying. You can now take another loan.',
      hi: 'भुगतान के लिए धन्यवाद। अब आप दूसरा लोन ले सकते हैं।',
    },
  },
};
