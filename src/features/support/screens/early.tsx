import { useLingui } from '@lingui/react/macro';
import { Button, mailIcon, phoneIcon } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { EarlyScreen, valuesOf } from '@/shared/early';
import { CHAT, Contact } from '../parts/ContactCards';

const { value, Part } = valuesOf<'getWhatsapp'>();

/** The contacts that can be dialled or written to in any case. React shows others, some without an action. */
function Picture() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  return (
    <EarlyScreen title={t`Customer service`} lines={6}>
      <Part>
        <Contact icon={phoneIcon} label={t`Telephone`} value={value('va', 'number')}>
          <Button variant="secondary">{t`Call`}</Button>
        </Contact>
      </Part>
      <Part>
        <Contact icon={CHAT} label={t`Chat (WhatsApp)`} value={value('phone', 'number')}>
          <Button variant="secondary">{t`Chat`}</Button>
        </Contact>
      </Part>
      <Part>
        <Contact icon={mailIcon} label={t`E-mail`} value={value('email', 'mail')}>
          <Button variant="secondary">{t`Send e-mail`}</Button>
        </Contact>
      </Part>
      <p>{t`Give nobody your SMS code, not even us. Nobody of ${appTitle} asks for it.`}</p>
    </EarlyScreen>
  );
}

export const servicePicture = { Picture };
