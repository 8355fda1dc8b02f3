import type { OfferedScreen } from '../../navigation/screens/row';
import { targets } from './query';

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
