import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, OnItsWay } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useLeave } from '@/platform/navigation';
import { BorrowerScreen, useBack, useToast } from '@/shared';
import { useBankBinding } from './useBankBinding';

/** Bank binding in the native app (docs/reference/screens.md#bank-binding). */
export default function BindBankScreen() {
  const { t } = useLingui();
  const { phase, start } = useBankBinding();
  const texts = usePhaseTexts();
  const back = useBack();
  return (
    <BorrowerScreen
      title={t({
        message: `Bank account`,
        comment: 'Title of the screen on which a bank account is added.',
      })}
    >
      <EmptyState
        illustration={<OnItsWay />}
        {...texts[phase]}
        actions={
          phase === 'noApp' ? (
            <OpenApp />
          ) : (
            <>
              {phase === 'returned' && (
                <Button onClick={back}>
                  {t({ message: `Continue`, comment: 'Button: back to the payment.' })}
                </Button>
              )}
              <Button variant="secondary" onClick={start}>
                {t({
                  message: `Open the form again`,
                  comment: 'Button: opens the form for the bank account.',
                })}
              </Button>
            </>
          )
        }
      />
    </BorrowerScreen>
  );
}

/** Title and text for each phase of bank binding. */
function usePhaseTexts() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  return {
    started: {
      title: t({
        message: `Add your bank account in the app`,
        comment:
          'Title: the form for the bank account is in the app of the lender, not on this page.',
      }),
      text: t({
        message: `The ${appTitle} app has opened the form. Come back here when you are done.`,
        comment: 'The form: for the number of the bank account.',
      }),
    },
    returned: {
      title: t({
        message: `Welcome back`,
        comment: "Title after the borrower returns from the form in the lender's app.",
      }),
      text: t({
        message: `If your account was added, you can go on. If not, open the form again.`,
        comment: 'Your account: the bank account. This page does not know whether it was added.',
      }),
    },
    noApp: {
      title: t({
        message: `This is done in the ${appTitle} app`,
        comment:
          "Title where the page is not inside the lender's app. This: to add a bank account.",
      }),
      text: t({
        message: `Open the ${appTitle} app on your phone, go to Settings, and add your bank account there.`,
        comment: "Settings: the name of a screen in the lender's app.",
      }),
    },
  };
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
        toast(
          'info',
          t({
            message: `If nothing opens, open the ${appTitle} app on your phone.`,
            comment: "The page tries to open the lender's app for the bank account.",
          }),
        );
      }}
    >
      {t({ message: `Open the app`, comment: "Button: opens the lender's app." })}
    </Button>
  );
}
