import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Screen, type ScreenProps } from '../../design/ui/Screen';
import { useBridge } from '../../platform/native/bridge';
import { routes } from '../../platform/navigation/routes';

/** The frame of every borrower screen: header, title and Back. */
export function BorrowerScreen(props: Omit<ScreenProps, 'backLabel' | 'onBack'>) {
  const { t } = useLingui();
  const back = useBack();
  return <Screen {...props} backLabel={t`Back`} onBack={back} />;
}

/** Returns a function that goes one step back. On the first screen the function closes the web view (docs/reference/routes.md#ways-between-screens). */
export function useBack(): () => void {
  const navigate = useNavigate();
  const bridge = useBridge();
  return () => {
    if (isFirstScreen()) leaveFirstScreen();
    else navigate(-1);
  };

  function leaveFirstScreen() {
    if (bridge.has('closeWebView')) bridge.closeWebView();
    else if (window.history.length > 1) window.history.back();
    else navigate(routes.home);
  }
}

/** React Router stores the index of an entry in `history.state.idx`. */
function isFirstScreen(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return !state?.idx;
}
