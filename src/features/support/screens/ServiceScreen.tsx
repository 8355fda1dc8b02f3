import { useLingui } from '@lingui/react/macro';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import { rows, useFirstArgument } from '@/platform/navigation';
import { ReadScreen } from '@/shared';
import { useGetWhatsappQuery } from '../api';
import { ContactCards } from '../parts/ContactCards';

/**
 * Customer service (docs/reference/screens.md#customer-service). Without the server's answer the screen shows the
 * lender's fixed contacts.
 */
export default function ServiceScreen() {
  const { t } = useLingui();
  const { appTitle, servicePhone, contactEmail } = useEnvironment();
  const fixed = { telephone: servicePhone, chat: '', email: contactEmail };
  return (
    <ReadScreen
      hidesService
      title={t`Customer service`}
      query={useGetWhatsappQuery(orSkip(useFirstArgument(rows.service)))}
      lines={6}
      besideFailure={
        <>
          <p>{t`Until then you can reach us here:`}</p>
          <ContactCards contacts={fixed} />
        </>
      }
    >
      {(contacts) => (
        <>
          <ContactCards contacts={contacts} />
          <p>{t`Give nobody your SMS code, not even us. Nobody of ${appTitle} asks for it.`}</p>
        </>
      )}
    </ReadScreen>
  );
}
