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
      es: 'Todavía no debe nada. Revisamos su solicitud y le respondemos aquí en un día.',
      en: 'You owe nothing yet. We are reviewing your application. The answer is here within a day.',
      hi: 'अभी आपको कुछ नहीं चुकाना है। हम आपका आवेदन देख रहे हैं। एक दिन के अंदर जवाब यहाँ मिलेगा।',
    },
  },
  '110': {
    status: { es: 'Solicitud rechazada', en: 'Application rejected', hi: 'आवेदन अस्वीकार हुआ' },
    description: {
      es: 'No debe nada. Esta vez no podemos darle un préstamo. Puede solicitarlo de nuevo en 30 días.',
      en: 'You owe nothing. We cannot offer you a loan this time. You can apply again in 30 days.',
      hi: 'आपको कुछ नहीं चुकाना है। इस बार हम लोन नहीं दे सकते। आप 30 दिन बाद फिर से आवेदन कर सकते हैं।',
    },
  },
  '151': {
    status: { es: 'Su dinero está en camino', en: 'On its way', hi: 'राशि भेजी जा रही है' },
    description: {
      es: 'El dinero llega a su cuenta a más tardar el {arrival}. Si no llega, llámenos.',
      en: 'The money reaches your account by {arrival}. If it does not, call us.',
      hi: 'पैसा {arrival} तक आपके खाते में पहुँच जाएगा। न पहुँचे, तो हमें कॉल करें।',
    },
  },
  '170': {
    status: {
      es: 'El dinero aún no le llega',
      en: 'The money has not reached you',
      hi: 'पैसा अभी आप तक नहीं पहुँचा',
    },
    description: {
      es: 'Su banco devolvió el dinero que le enviamos. Lo enviaremos otra vez. Todavía no debe pagar nada.',
      en: 'Your bank returned the money that we sent you. We will send it again. You need not pay anything yet.',
      hi: 'हमने जो पैसा भेजा, आपके बैंक ने लौटा दिया। हम उसे फिर से भेजेंगे। अभी कुछ नहीं चुकाना है।',
    },
  },
  '174': {
    status: { es: 'Pago pendiente', en: 'Payment pending', hi: 'भुगतान बाकी है' },
    description: {
      es: 'Pague a más tardar el {date}.',
      en: 'Please pay by {date}.',
      hi: 'कृपया {date} तक चुकाएँ।',
    },
  },
  '180': {
    status: { es: 'Pago atrasado', en: 'Payment late', hi: 'भुगतान में देरी' },
    description: {
      es: 'Cada día suma un cargo. Si no puede pagar, pida ayuda.',
      en: 'Each day adds a charge. If you cannot pay, ask for help.',
      hi: 'देरी का हर दिन शुल्क जोड़ता है। चुका न सकें, तो मदद माँगें।',
    },
  },
  '200': {
    status: { es: 'Préstamo pagado', en: 'Loan paid', hi: 'लोन चुकता हो गया' },
    description: {
      es: 'Ya no debe nada. Gracias por pagar.',
      en: 'You owe nothing more. Thank you for paying.',
      hi: 'अब आपको कुछ नहीं चुकाना है। चुकाने के लिए धन्यवाद।',
    },
  },
};
