import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { Button, EmptyState, Oops, Screen, TextLink } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useBridge } from '@/platform/native';
import { routes, telAddress, useLeave } from '@/platform/navigation';
import { sessionEnded } from '@/platform/session';
import { useAppDispatch } from '@/platform/store';
import { useToast } from '@/shared';

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
    <Screen title={TITLE} titleLang="es">
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
        href={telAddress(servicePhone)}
      >{t`Call customer service: ${servicePhone}`}</TextLink>
    </Screen>
  );
}
