import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Screen, type ScreenProps, TextLink, VisuallyHidden } from '@/design/ui';
import { useBridge } from '@/platform/native';
import { pathTo, routes, useCurrentOrder } from '@/platform/navigation';

export interface BorrowerScreenProps extends Omit<ScreenProps, 'backLabel' | 'onBack'> {
  /** The screen has a way to customer service of its own, or waits for its content. */
  readonly hidesService?: boolean | undefined;
  /** The last read failed: the screen says so itself. */
  readonly isFailed?: boolean;
}

/** The frame of every borrower screen: header, title, Back, and a way to customer service. */
export function BorrowerScreen(props: BorrowerScreenProps) {
  const { children, hidesService, isFailed = false, ...rest } = props;
  const { t } = useLingui();
  const back = useBack();
  return (
    <Screen {...rest} backLabel={t`Back`} onBack={back}>
      {children}
      <Progress isBusy={!!rest.isBusy} isFailed={isFailed} />
      {!hidesService && <ServiceLink />}
    </Screen>
  );
}

/** A wait shorter than this is not announced. */
const QUIET_MS = 1_000;

/** What a screen reader hears of a read: a longer wait, and its end. */
function Progress({ isBusy, isFailed }: { readonly isBusy: boolean; readonly isFailed: boolean }) {
  const { t } = useLingui();
  const waiting = t`Loading…`;
  const [said, setSaid] = useState('');
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    setSaid(isBusy || isFailed ? '' : t`The page is up to date.`);
  }
  useEffect(() => {
    // The notice of a failure says that it is tried again.
    if (!isBusy || isFailed) return undefined;
    const timer = setTimeout(setSaid, QUIET_MS, waiting);
    return () => {
      clearTimeout(timer);
    };
  }, [isBusy, isFailed, waiting]);
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
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
