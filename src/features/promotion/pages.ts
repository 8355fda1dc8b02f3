import { msg } from '@lingui/core/macro';
import type { FirstRead, OfferedScreen } from '@/platform/navigation';
import { targets } from './query';

/** Title and description of the landing page, for the tab and for shared links. `{name}` is the lender's name. */
export const promotionMeta = {
  title: msg`Register`,
  description: msg({
    message: `Register with {name} by mobile number, for free. See the amount, the term and every cost before you borrow.`,
    comment: 'For search engines. Promise no loan: an application can be refused.',
  }),
} as const;

/** The landing page's first request: the template named in the address. */
export const promotionAsks: FirstRead = {
  alias: 'channelTemplate',
  parameters: { templateId: 'id' },
  needs: ['id'],
};

/** The two pages behind the landing page's hash. */
export const hashPages: readonly OfferedScreen[] = [
  {
    paths: { download: targets.download },
    texts: 'promotion',
    load: () => import(/* webpackChunkName: "promotion-pages" */ './screens/DownloadScreen'),
  },
  {
    paths: { agreement: targets.agreement },
    texts: 'promotion',
    load: () => import(/* webpackChunkName: "promotion-pages" */ './screens/AgreementScreen'),
  },
];
