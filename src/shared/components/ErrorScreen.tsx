import { useLingui } from '@lingui/react/macro';
import { Button } from '../../design/ui/Button';
import { EmptyState } from '../../design/ui/EmptyState';
import { Oops } from '../../design/ui/illustrations/common';
import { Screen } from '../../design/ui/Screen';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { useBridge } from '../../platform/native/bridge';
import { useLeave } from '../../platform/navigation/leave';
import { sessionEnded } from '../../platform/session/slice';
import { useAppDispatch } from '../../platform/store/store';
import { useToast } from '../feedback/toasts';

/** A Spanish title in every launch language (docs/reference/words.md#fixed-texts). */
const TITLE = 'Fracaso';
const TEXT = 'Le ofrece servicios profesionales y pago de préstamos.';

/** The screen for errors, for a failed joint login, and for a borrower screen without a session. */
export default function ErrorScreen() {
  const { t } = useLingui();
  const { deepLinkScheme, appTitle } = useEnvironment();
  const bridge = useBridge();
  const leave = useLeave();
  const toast = useToast();

  const dispatch = useAppDispatch();
  const logIn = () => {
    dispatch(sessionEnded());
    if (bridge.toLogin().ok) return;
    leave(`${deepLinkScheme}://login`);
    toast('info', t`If nothing opens, open the ${appTitle} app on your phone and log in there.`);
  };

  return (
    <Screen title={TITLE}>
      <div lang="es" dir="ltr">
        <EmptyState illustration={<Oops />} title={appTitle} text={TEXT} />
      </div>
      <p>{t`You are not logged in, or your session has ended. Log in again to go on.`}</p>
      <Button onClick={logIn}>{t`Log in`}</Button>
    </Screen>
  );
}
