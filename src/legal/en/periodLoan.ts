import type { LegalTemplate } from '../document';

/** Spec, sections 1, 2, 5 and 9 (*Contract text*, *Deferral text*). */
export const periodLoan: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `This agreement is made between the lender that operates ${appTitle} (the “lender”) and the person who confirms a loan in the app (the “borrower”).`,
    'It is the general text. The borrower’s details, the amount, commission, interest, tax and dates are stated in the contract of each loan, which can be read in the app.',
  ],
  sections: [
    {
      title: 'Purpose',
      blocks: [
        'The lender grants the borrower, as a consumer loan, the amount stated in the contract of their loan, in the currency stated there ($ or ₹). The borrower undertakes to repay it in the agreed instalments and on the agreed dates, with the interest, commission and tax that apply.',
      ],
    },
    {
      title: 'Borrower',
      blocks: [
        'The borrower is an adult (over 18 years of age), acts in their own name, and declares that the information they gave is true.',
      ],
    },
    {
      title: 'Term',
      blocks: [
        'The loan is granted for a term of 91 to 365 calendar days, counted from disbursal.',
      ],
    },
    {
      title: 'Disbursement',
      blocks: [
        'The loan is paid in one disbursement into the bank account that the borrower named, within 1 to 3 days of its approval. The disbursed amount is what the borrower actually receives.',
      ],
    },
    {
      title: 'Interest rate and tax',
      blocks: [
        [
          'Annual rate: 18%.',
          'Daily interest: 0.0065%, charged for the days that have actually passed.',
          'Value-added tax (VAT): 16% on the sum of interest and commission.',
        ],
        'The exact amount of each is stated in the contract of the loan. Nothing is charged that is not stated there.',
      ],
    },
    {
      title: 'Payment of instalments',
      blocks: [
        'The borrower pays each instalment on or before its due date, by the means that the app offers. A payment counts as made when the lender has received it.',
      ],
    },
    {
      title: 'Prepayment',
      blocks: [
        'The borrower may repay the loan before it is due once half of the term has passed and at least 7 days have gone by since disbursal.',
      ],
    },
    {
      title: 'Extension',
      blocks: [
        'Where the app offers it, the borrower can postpone payment by up to 7 days. For this they pay only the extension fee. The fee does not reduce the debt: on the new date the whole amount is owed.',
      ],
    },
    {
      title: 'Late payment',
      blocks: [
        'If the borrower does not pay on the agreed date, a penalty of 3% is charged for each day overdue, until the debt is paid.',
      ],
    },
    {
      title: 'Notices and assignment',
      blocks: [
        'The borrower gives notice of any change of name or address within 3 days. The lender gives 7 business days’ notice of an assignment of the loan.',
      ],
    },
    {
      title: 'Statements and complaints',
      blocks: [
        `The borrower can see their loan in the app at any time, and file a complaint there. They can also reach the lender at ${servicePhone} or ${contactEmail}.`,
      ],
    },
    {
      title: 'Personal data',
      blocks: ['The borrower’s data is handled according to the privacy notice.'],
    },
    {
      title: 'Acceptance',
      blocks: [
        'The borrower declares that they have read this agreement before confirming the loan. Confirming it in the app has the effect of a signature.',
      ],
    },
  ],
});
