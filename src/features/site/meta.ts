import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SitePage } from '@/platform/navigation';

interface PageMeta {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Whether the page is in the sitemap and may be indexed. */
  readonly isListed: boolean;
}

/** Title and description of each page, for search engines, shared links and the tab. `{name}` is the lender's name. */
export const siteMeta: Readonly<Record<SitePage, PageMeta>> = {
  home: {
    title: msg({
      message: `Short loans with every cost in view`,
      comment: 'For search engines. Short: of few days or weeks.',
    }),
    description: msg({
      message: `{name}: see amount, interest, commission, tax and the total to pay back before you sign.`,
      comment: "For search engines. The placeholder is the lender's name.",
    }),
    isListed: true,
  },
  about: {
    title: msg`About us`,
    description: msg({
      message: `Who {name} is, how we lend, and what we promise.`,
      comment: "For search engines. The placeholder is the lender's name.",
    }),
    isListed: true,
  },
  user: {
    title: msg`Your account`,
    description: msg`Your {name} account is in the app.`,
    isListed: false,
  },
  contact: {
    title: msg`Contact`,
    description: msg`How to reach {name}: by telephone, by e-mail or with a message.`,
    isListed: true,
  },
  policy: {
    title: msg`Privacy Policy`,
    description: msg`Which data {name} handles, what for, and how to see, correct, cancel or oppose it.`,
    isListed: true,
  },
  loan: {
    title: msg({
      message: `Loan terms and conditions`,
      comment: 'Title and link: the general terms of all loans.',
    }),
    description: msg({
      message: `The period loan agreement of {name}: term, costs, late fees, early payment.`,
      comment: 'For search engines. Early repayment: before the due date.',
    }),
    isListed: true,
  },
  accessibility: {
    title: msg`Accessibility`,
    description: msg`How {name} can be used with a screen reader, a keyboard or large text.`,
    isListed: true,
  },
};
