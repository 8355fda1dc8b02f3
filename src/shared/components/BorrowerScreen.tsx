import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useBridge } from '../../native/bridge';
import { routes } from '../../navigation/routes';
import { Screen, type ScreenProps } from '../../ui/Screen';

/** The frame that every screen of a borrower stands in: branded header, one title, one way back. */
export function BorrowerScreen(props: Omit<ScreenProps, 'backLabel' | 'onBack'>) {
  const { t } = useLingui();
  const back = useBack();
  return <Screen {...props} backLabel={t`Back`} onBack={back} />;
}

/** One step back; on the first screen the web view closes (docs/reference/routes.md#ways-between-screens). */
export function useBack(): () => void {
  const navigate = useNavigate();
  const bridge = useBridge();
  return () => {
    if (isFirstScreen()) leaveFirstScreen();
    else void navigate(-1);
  };

  function leaveFirstScreen() {
    if (bridge.has('closeWebView')) bridge.closeWebView();
    else if (window.history.length > 1) window.history.back();
    else void navigate(routes.home);
  }
}

/** React Router counts its entries in `history.state.idx`. */
function isFirstScreen(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return !state?.idx;
}
