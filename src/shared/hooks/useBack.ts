import { useNavigate } from 'react-router-dom';
import { useBridge } from '../../native/bridge';
import { routes } from '../../navigation/routes';

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
