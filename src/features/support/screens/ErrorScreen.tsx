import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { phoneHref } from '../../../design/format/phone';
import { Button } from '../../../design/ui/Button';
import { EmptyState } from '../../../design/ui/EmptyState';
import { Oops } from '../../../design/ui/illustrations/common';
import { TextLink } from '../../../design/ui/links';
import { Screen } from '../../../design/ui/Screen';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import { useBridge } from '../../../platform/native/bridge';
import { useLeave } from '../../../platform/navigation/leave';
import { routes } from '../../../platform/navigation/routes';
import { sessionEnded } from '../../../platform/session/slice';
import { useAppDispatch } from '../../../platform/store/store';
import { useToast } from '../../../shared/feedback/toasts';

/** A Spanish title in every launch language (docs/reference/words.md#fixed-texts). */
const TITLE = 'Fracaso';
const TEXT = 'Le ofrece servicios profesionales y pago de préstamos.';

/** The screen for errors, for a failed joint login, and for a borrower screen without a session. */
export default function ErrorScreen() {
  const { t } = useLingui();
  const { deepLinkScheme, appTitle, servicePhone } = useEnvironment();
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
      <p>
        {useLocation().pathname === routes.errorUrl
          ? t({
              message: `Something went wrong. Nothing was sent or paid. Log in to go on.`,
              comment: 'After a failed login in another app, which brings the borrower here.',
            })
          : t`You are not logged in, or your session has ended. Log in again to go on.`}
      </p>
      <Button onClick={logIn}>{t`Log in`}</Button>
      <TextLink
        href={phoneHref(servicePhone)}
      >{t`Call customer service: ${servicePhone}`}</TextLink>
    </Screen>
  );
}
