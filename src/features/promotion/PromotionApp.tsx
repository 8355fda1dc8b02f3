import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { targets } from './query';
import { RegisterScreen } from './screens/RegisterScreen';

const DownloadScreen = lazy(
  () => import(/* webpackChunkName: "download" */ './screens/DownloadScreen'),
);
const AgreementScreen = lazy(
  () => import(/* webpackChunkName: "agreement" */ './screens/AgreementScreen'),
);

/** The landing page and the two pages behind its hash; what is behind no known hash is the landing page. */
export function PromotionApp() {
  const { pathname } = useLocation();
  const isAt = (target: keyof typeof targets) => matchPath(targets[target], pathname) !== null;
  if (isAt('download') || isAt('agreement')) {
    return (
      <Suspense fallback={null}>
        {isAt('download') ? <DownloadScreen /> : <AgreementScreen />}
      </Suspense>
    );
  }
  return <RegisterScreen />;
}
