import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useBridge } from '../../native/bridge';
import { routes } from '../../navigation/routes';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Lost } from '../../ui/illustrations/common';
import { BorrowerScreen } from './BorrowerScreen';

/** For an unknown path, with a button to the native app's home, otherwise to the public site. */
export default function NotFoundScreen() {
  const { t } = useLingui();
  const bridge = useBridge();
  const navigate = useNavigate();
  const goHome = () => {
    if (!bridge.toHome().ok) navigate(routes.home);
  };
  return (
    <BorrowerScreen title={t`Page not found`}>
      <EmptyState
        illustration={<Lost />}
        title={t`There is nothing at this address`}
        text={t`The link may be old or incomplete.`}
        actions={<Button onClick={goHome}>{t`Go to home`}</Button>}
      />
    </BorrowerScreen>
  );
}
