import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SitePage } from '../../navigation/screens/site';

interface PageMeta {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Whether the page is in the sitemap and may be indexed. */
  readonly isListed: boolean;
}

/** Title and description of each page, for search engines, shared links and the tab. `{name}` is the lender's name. */
export const siteMeta: Readonly<Record<SitePage, PageMeta>> = {
  home: {
    title: msg`Short loans with every cost in view`,
    description: msg`{name}: see the amount, the interest, the commission, the tax and the total to repay before you sign.`,
    isListed: true,
  },
  about: {
    title: msg`About us`,
    description: msg`Who {name} is, how we lend, and what we hold ourselves to.`,
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
    title: msg`Loan terms and conditions`,
    description: msg`The period loan agreement of {name}: term, costs, penalties, early repayment.`,
    isListed: true,
  },
  accessibility: {
    title: msg`Accessibility`,
    description: msg`How {name} can be used with a screen reader, a keyboard or large text.`,
    isListed: true,
  },
};
