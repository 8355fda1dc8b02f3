import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Button, EmptyState, Lost } from '@/design/ui';
import { useBridge } from '@/platform/native';
import { routes } from '@/platform/navigation';
import { BorrowerScreen } from '@/shared';

/** The screen of an unknown path. Its button opens the native app's home, or the public site in a browser. */
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
