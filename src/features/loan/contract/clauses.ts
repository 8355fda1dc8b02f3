import type { LaunchLanguage } from '../../../i18n/language';
import { CONTRACT_TERMS } from './terms';

/**
 * The contract's text: a template that each lender's counsel must approve (see the README). It stands
 * beside the order's figures and repeats none of them, so that the two cannot disagree.
 */
export interface Clause {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const { annualRate, dailyInterest, tax, dailyPenalty } = CONTRACT_TERMS;

const es: readonly Clause[] = [
  {
    title: 'Objeto',
    paragraphs: [
      'El prestamista entrega al prestatario, en préstamo de consumo a corto plazo, el importe indicado en este contrato. El prestatario lo recibe en su cuenta bancaria y se obliga a devolverlo en la fecha de pago, junto con los intereses, la comisión y los impuestos que aquí se indican.',
    ],
  },
  {
    title: 'Desembolso',
    paragraphs: [
      'El préstamo se entrega en un solo desembolso en la cuenta bancaria del prestatario. El importe desembolsado es el que el prestatario recibe efectivamente; la comisión es la indicada en este contrato.',
    ],
  },
  {
    title: 'Tasa, intereses e impuestos',
    paragraphs: [
      `Tasa anual: ${annualRate} %.`,
      `Interés diario: ${dailyInterest} %, calculado por los días efectivamente transcurridos.`,
      `Impuesto al valor agregado (IVA): ${tax} % sobre la suma de intereses y comisión.`,
    ],
  },
  {
    title: 'Pago',
    paragraphs: [
      'El prestatario paga el total a más tardar en la fecha de pago, por cualquiera de los medios que la aplicación le ofrece. Un pago se considera hecho cuando el prestamista lo recibe.',
    ],
  },
  {
    title: 'Mora',
    paragraphs: [
      `Si el prestatario no paga en la fecha convenida, se causa una penalización de ${dailyPenalty} % por cada día de atraso, hasta que la deuda quede pagada.`,
    ],
  },
  {
    title: 'Estados de cuenta y quejas',
    paragraphs: [
      'El prestatario puede pedir en todo momento el estado de su cuenta y presentar una queja desde la aplicación o por el servicio al cliente.',
    ],
  },
  {
    title: 'Aceptación',
    paragraphs: [
      'El prestatario declara haber leído este contrato antes de confirmar el préstamo. La confirmación en la aplicación equivale a su firma.',
    ],
  },
];

const en: readonly Clause[] = [
  {
    title: 'Purpose',
    paragraphs: [
      'The lender grants the borrower a short-term consumer loan of the amount stated in this contract. The borrower receives it in their bank account and undertakes to repay it on the repayment date, with the interest, commission and tax stated here.',
    ],
  },
  {
    title: 'Disbursement',
    paragraphs: [
      'The loan is paid in one disbursement into the borrower’s bank account. The disbursed amount is what the borrower actually receives; the commission is the one stated in this contract.',
    ],
  },
  {
    title: 'Rate, interest and tax',
    paragraphs: [
      `Annual rate: ${annualRate}%.`,
      `Daily interest: ${dailyInterest}%, charged for the days that have actually passed.`,
      `Value-added tax (VAT): ${tax}% on the sum of interest and commission.`,
    ],
  },
  {
    title: 'Repayment',
    paragraphs: [
      'The borrower pays the total no later than the repayment date, by any of the means that the app offers. A payment counts as made when the lender has received it.',
    ],
  },
  {
    title: 'Late payment',
    paragraphs: [
      `If the borrower does not pay on the agreed date, a penalty of ${dailyPenalty}% is charged for each day overdue until the debt is paid.`,
    ],
  },
  {
    title: 'Statements and complaints',
    paragraphs: [
      'The borrower may ask for a statement of their account at any time, and may file a complaint in the app or with customer service.',
    ],
  },
  {
    title: 'Acceptance',
    paragraphs: [
      'The borrower declares that they have read this contract before confirming the loan. Confirming it in the app has the effect of a signature.',
    ],
  },
];

export const clauses: Readonly<Record<LaunchLanguage, readonly Clause[]>> = { es, en };
