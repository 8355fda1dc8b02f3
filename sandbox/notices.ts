import type { OrderStatus } from './model';
import type { LocalizedText } from './texts';

interface Notice {
  readonly status: LocalizedText;
  readonly description: LocalizedText;
}

/** The lender's notice for an order in each status. */
export const notices: Readonly<Record<OrderStatus, Notice>> = {
  '21': {
    status: { es: 'En revisión', en: 'Under review' },
    description: {
      es: 'Revisamos su solicitud. Le avisaremos en un día.',
      en: 'We are reviewing your application. You will hear from us within a day.',
    },
  },
  '110': {
    status: { es: 'Solicitud rechazada', en: 'Application rejected' },
    description: {
      es: 'Esta vez no podemos ofrecerle un préstamo. Puede solicitarlo de nuevo en 30 días.',
      en: 'We cannot offer you a loan this time. You can apply again in 30 days.',
    },
  },
  '151': {
    status: { es: 'Desembolso en curso', en: 'On its way' },
    description: {
      es: 'El dinero llegará a su cuenta en un plazo de 1 a 3 días.',
      en: 'The money will reach your account within 1 to 3 days.',
    },
  },
  '170': {
    status: { es: 'Transferencia devuelta', en: 'Transfer returned' },
    description: {
      es: 'Su banco devolvió la transferencia. La enviaremos otra vez.',
      en: 'Your bank returned the transfer. We will send it again.',
    },
  },
  '174': {
    status: { es: 'Pago pendiente', en: 'Payment pending' },
    description: { es: 'Pague antes del {date}.', en: 'Please pay by {date}.' },
  },
  '180': {
    status: { es: 'Pago vencido', en: 'Payment overdue' },
    description: {
      es: 'Su pago venció el {date}. El recargo es del 3 % por día.',
      en: 'Your payment was due on {date}. The late charge is 3% a day.',
    },
  },
  '200': {
    status: { es: 'Préstamo liquidado', en: 'Loan settled' },
    description: {
      es: 'Gracias por pagar. Ya puede pedir otro préstamo.',
      en: 'Thank you for paying. You can now take another loan.',
    },
  },
};
