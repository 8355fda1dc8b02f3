import type { LegalTemplate } from '../document';

/** Spec, sections 1, 2 and 9 (*Privacy*). */
export const privacy: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `At ${appTitle} we look after your personal data. This notice explains what data we handle, what we use it for, with whom we share it, how long we keep it, and how you can access it, correct it, cancel it or oppose its use.`,
    'Read it before you apply for a loan. If you do not agree, do not go on with the application.',
  ],
  sections: [
    {
      title: 'Who is responsible for your data',
      blocks: [
        `${appTitle} is responsible for the personal data that you give us through the app, this site or customer service.`,
        `For anything about privacy, write to ${contactEmail} or call ${servicePhone}.`,
      ],
    },
    {
      title: 'To whom we lend',
      blocks: [
        'We grant loans only to users in one country: the one in which we operate. We do not offer the service to people who are in another country, nor to minors.',
      ],
    },
    {
      title: 'What data we handle',
      blocks: [
        'We handle only the data that is needed to assess, pay out and collect your loan:',
        [
          'Identification data: name, date of birth, sex, address, identity document and its photograph.',
          'Contact data: telephone number, e-mail address and the references that you name.',
          'Employment data: occupation, employer, length of service and income.',
          'Bank data: the bank, account or card to which you receive the loan or from which you repay it.',
          'Loan data: applications, contracts, payments, extensions and complaints.',
          'Device data: identifier, model, operating system, app version and network address.',
          'Biometric data: your selfie, only for the face recognition described below.',
        ],
      ],
    },
    {
      title: 'What we use it for',
      blocks: [
        'These purposes are necessary for the service:',
        [
          'to check your identity and prevent fraud;',
          'to assess your application and decide on it;',
          'to enter into the contract, pay out the loan and receive your payments;',
          'to remind you of due dates and to collect what is owed;',
          'to answer your questions and complaints;',
          'to comply with the obligations that the law lays on us.',
        ],
        `With your consent we also tell you about our products. You can withdraw it at any time by writing to ${contactEmail}; your loan does not change.`,
      ],
    },
    {
      title: 'Face recognition',
      blocks: [
        'To confirm that it is you who applies for the loan, we ask for a selfie and compare it with the photo of your identity document. We use it for nothing else.',
        'Face data is deleted within 30 days of being obtained. It is not sold, and not given to third parties for purposes of their own.',
        'If you do not want face recognition, you need not take the selfie; we then cannot check your identity in this way, nor go on with the application.',
      ],
    },
    {
      title: 'Location',
      blocks: [
        'With your permission we read the location of your device when you apply, to confirm that you are in the country in which we lend and to prevent fraud.',
        'You can refuse or withdraw the permission in the settings of your phone.',
      ],
    },
    {
      title: 'Camera and images',
      blocks: [
        'We use the camera only when you ask for it: to take the selfie, to photograph your identity document, or to add images to a complaint. We take no pictures without your knowledge.',
        'Before the images of a complaint are sent, this app removes location and camera data from them.',
      ],
    },
    {
      title: 'Data transfer',
      blocks: [
        'We do not sell your data. We share it, as far as necessary, with:',
        [
          'banks and payment providers, to pay out the loan and receive your payments;',
          'credit bureaus, to assess your application and report how it is repaid, as the law allows;',
          'providers who verify identity, host systems or send messages on our behalf;',
          'collection agencies, if your loan is overdue;',
          'the assignee, if we assign your loan;',
          'authorities who require it under the law.',
        ],
        'Whoever receives your data must protect it, and use it only for the purpose for which it was given.',
      ],
    },
    {
      title: 'Your rights: access, correct, cancel and oppose (ARCO)',
      blocks: [
        'You have the right to:',
        [
          'Access: know what data of yours we hold and how we handle it.',
          'Correction: have inaccurate or incomplete data corrected.',
          'Cancellation: ask us to delete it when it is no longer necessary.',
          'Opposition: ask us to stop using it for a given purpose.',
        ],
        `To use them, write to ${contactEmail} with your name, a way to answer you, a copy of your identity document, the right that you use and the data that it is about.`,
        'We reply to your request within 20 days. Where it is justified, we carry it out within 15 working days of our reply.',
        'The law may require us to keep certain data, for instance while your loan is not settled; if so, our reply explains it.',
      ],
    },
    {
      title: 'Correcting inaccurate data',
      blocks: [
        'If you only want a wrong detail put right, we attend to your correction request within 5 working days and fix the error within 10 working days.',
      ],
    },
    {
      title: 'Withdrawing consent and deleting your account',
      blocks: [
        `You can withdraw your consent or ask for your account to be deleted at ${contactEmail}. Withdrawal does not affect what was handled before, nor payments that you still owe.`,
      ],
    },
    {
      title: 'Storage and security',
      blocks: [
        'We keep your data for as long as our relationship lasts and for as long as the applicable rules require; then we delete it or make it anonymous. Face data is deleted earlier, as stated above.',
        'We protect it with technical and administrative measures: communication is encrypted, and only people who need the data for their work can reach it. If a breach affects your rights, we tell you without delay.',
      ],
    },
    {
      title: 'Cookies and local storage',
      blocks: [
        'This site uses no advertising cookies. It keeps on your device only what the service needs: your session while the tab is open, the draft of a complaint (deleted when you send it, after 7 days, or when another person logs in) and, on the registration page, a random identifier.',
        'You can delete this at any time in your browser or in the settings of the app.',
      ],
    },
    {
      title: 'Changes to this notice',
      blocks: [
        'If this notice changes, we publish the new version on this page. If a change needs your consent, we ask for it first.',
      ],
    },
    {
      title: 'Contact',
      blocks: [`E-mail: ${contactEmail}`, `Telephone: ${servicePhone}`],
    },
  ],
});
