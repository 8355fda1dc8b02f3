import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { useLeave } from '../../../navigation/leave';
import { BorrowerScreen, useBack } from '../../../shared/components/BorrowerScreen';
import { useToast } from '../../../shared/feedback/toasts';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { OnItsWay } from '../../../ui/illustrations/loan';
import { useBankBinding } from './useBankBinding';

/** Bank binding in the native app (docs/reference/screens.md#bank-binding). */
export default function BindBankScreen() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { phase, start } = useBankBinding();
  const back = useBack();
  const texts = {
    underWay: {
      title: t`Add your bank account in the app`,
      text: t`The ${appTitle} app has opened the form. Come back here when you are done.`,
    },
    returned: {
      title: t`Welcome back`,
      text: t`If your account was added, you can go on. If not, open the form again.`,
    },
    noApp: {
      title: t`This is done in the ${appTitle} app`,
      text: t`Open the ${appTitle} app on your phone, go to Settings, and add your bank account there.`,
    },
  };
  return (
    <BorrowerScreen title={t`Bank account`}>
      <EmptyState
        illustration={<OnItsWay />}
        {...texts[phase]}
        actions={
          phase === 'noApp' ? (
            <OpenApp />
          ) : (
            <>
              {phase === 'returned' && <Button onClick={back}>{t`Continue`}</Button>}
              <Button variant="secondary" onClick={start}>{t`Open the form again`}</Button>
            </>
          )
        }
      />
    </BorrowerScreen>
  );
}

function OpenApp() {
  const { t } = useLingui();
  const { appTitle, deepLinkScheme } = useEnvironment();
  const leave = useLeave();
  const toast = useToast();
  return (
    <Button
      onClick={() => {
        leave(`${deepLinkScheme}://setting`);
        toast('info', t`If nothing opens, open the ${appTitle} app on your phone.`);
      }}
    >{t`Open the app`}</Button>
  );
}
