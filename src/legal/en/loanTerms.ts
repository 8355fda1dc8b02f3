import type { LegalTemplate } from '../document';

/** Spec, sections 1, 5 and 9 (*Loan terms*). */
export const loanTerms: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `These terms govern the loans for which you apply through ${appTitle}. By applying for a loan you declare that you have read and accepted them.`,
    'The figures of your loan (amount, term, cost and dates) are those that the app shows you before you confirm it, and those in your contract.',
  ],
  sections: [
    {
      title: 'Who can apply',
      blocks: [
        'You can apply for a loan if you:',
        [
          'are an Indian national;',
          'are an adult (over 18 years of age);',
          'have a bank account and a telephone number in your own name;',
          'give true, complete and current information.',
        ],
      ],
    },
    {
      title: 'Term',
      blocks: [
        'The term of a loan is 91 to 365 calendar days, counted from disbursal. The term of each loan is stated in its contract.',
      ],
    },
    {
      title: 'Application and decision',
      blocks: [
        'We decide on your application within 1 day. We may approve it, approve it for another amount, or decline it, and we tell you the result in the app.',
      ],
    },
    {
      title: 'Disbursal',
      blocks: [
        'Once a loan is approved, the funds are credited to your bank account within 1 to 3 days.',
        'If the account details are wrong and the credit is rejected, we ask you to correct them; the loan costs nothing until you have received the funds.',
      ],
    },
    {
      title: 'Repayment',
      blocks: [
        'You pay each instalment on or before its due date, by the means that the app offers. A payment counts as made when we receive it.',
        'Keep the receipt until the payment shows in the app.',
      ],
    },
    {
      title: 'Prepayment',
      blocks: [
        'You may repay the loan before it is due once half of the term has passed and at least 7 days have gone by since disbursal.',
      ],
    },
    {
      title: 'Default and penalties',
      blocks: [
        'If you do not pay an instalment on its due date, a default penalty is charged, once:',
        ['new clients: Rs.1,000;', 'repeat clients: Rs.800.'],
        'In addition, daily penalty interest accrues on the unpaid amount:',
        [
          'days 1 to 30 overdue: 5% per day;',
          'days 31 to 90 overdue: 4% per day;',
          'from day 91 overdue: 2% per day.',
        ],
        'If you expect that you cannot pay in time, tell us before the due date: a delay costs more every day.',
      ],
    },
    {
      title: 'Other events of default',
      blocks: [
        'There is also a default when:',
        [
          'information that you gave is false or misleading;',
          'a court judgment against you stays unpaid for more than 10 days;',
          'you are declared insolvent;',
          'you breach another obligation of these terms and do not remedy it.',
        ],
        'In case of default we may demand payment of everything that is owed.',
      ],
    },
    {
      title: 'Change of name or address',
      blocks: ['If your name or address changes, you must notify us within 3 days.'],
    },
    {
      title: 'Assignment',
      blocks: [
        'We may assign the loan to a third party. We give you 7 business days’ notice of it. Your rights towards the assignee are the same as towards us. You may not assign your obligations without our consent in writing.',
      ],
    },
    {
      title: 'Collection and complaints',
      blocks: [
        'Collection must respect you and those close to you. If anybody threatens or insults you, calls at odd hours or calls your contacts, file a complaint in the app: we look into it and reply there.',
        `You can also reach us at ${servicePhone} or ${contactEmail}.`,
      ],
    },
    {
      title: 'Personal data',
      blocks: ['We handle your data according to our privacy notice.'],
    },
    {
      title: 'Governing law and changes',
      blocks: [
        'These terms are governed by the law of the place where the loan is granted. If they change, the new version applies to loans that you confirm after its publication; those that you already have keep the terms that you accepted.',
      ],
    },
  ],
});
