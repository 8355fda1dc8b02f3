import { msg } from '@lingui/core/macro';
import type { FirstRead, OfferedScreen } from '../../navigation/screens/row';
import { targets } from './query';

/** What the tab and a shared link say of the landing page. `{name}` is the lender's. */
export const promotionMeta = {
  title: msg`Register`,
  description: msg`Register with {name} by mobile number, for free. See the amount, the term and every cost before you borrow.`,
} as const;

/** What the landing page asks first, of the advertisement that its address names. */
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
    load: () => import(/* webpackChunkName: "download" */ './screens/DownloadScreen'),
  },
  {
    paths: { agreement: targets.agreement },
    texts: 'promotion',
    load: () => import(/* webpackChunkName: "agreement" */ './screens/AgreementScreen'),
  },
];
