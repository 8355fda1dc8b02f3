import type { LegalTemplate } from '../document';

/** Spec, section 2, *About us*. */
export const aboutUs: LegalTemplate = ({ appTitle, contactEmail, servicePhone }) => ({
  introduction: [
    `Welcome to ${appTitle}!`,
    `${appTitle} offers fast, transparent personal loans, online and without paperwork.`,
  ],
  sections: [
    {
      title: 'Fast',
      blocks: [
        'You apply from your phone and know the decision within 1 day. Once your loan is approved, the funds reach your bank account within 1 to 3 days.',
      ],
    },
    {
      title: 'Transparent',
      blocks: [
        'Before you confirm, the app shows you how much you receive, how much you pay, and when. There are no charges out of sight.',
      ],
    },
    {
      title: 'Close to you',
      blocks: [
        'You can pay in several ways, ask for an extension where there is one, and file a complaint if something was not right.',
        `We are here to help: ${servicePhone} · ${contactEmail}`,
      ],
    },
  ],
});
