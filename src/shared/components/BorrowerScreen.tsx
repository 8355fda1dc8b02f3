import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { Screen, type ScreenProps, TextLink } from '../../design/ui';
import { useBridge } from '../../platform/native';
import { pathTo, routes, useCurrentOrder } from '../../platform/navigation';

export interface BorrowerScreenProps extends Omit<ScreenProps, 'backLabel' | 'onBack'> {
  /** The screen has a way to customer service of its own, or waits for its content. */
  readonly hidesService?: boolean | undefined;
}

/** The frame of every borrower screen: header, title, Back, and a way to customer service. */
export function BorrowerScreen({ children, hidesService, ...props }: BorrowerScreenProps) {
  const { t } = useLingui();
  const back = useBack();
  return (
    <Screen {...props} backLabel={t`Back`} onBack={back}>
      {children}
      {!hidesService && <ServiceLink />}
    </Screen>
  );
}

function ServiceLink() {
  const { t } = useLingui();
  return (
    <p>
      <TextLink as={Link} to={pathTo('customerService', useCurrentOrder())}>
        {t({ message: `Customer service`, comment: 'Link: how to reach the lender.' })}
      </TextLink>
    </p>
  );
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
