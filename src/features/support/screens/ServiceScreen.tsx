import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '../../../environment/EnvironmentContext';
import { BorrowerScreen } from '../../../borrower/BorrowerScreen';
import { ReadFailure } from '../../../borrower/ReadFailure';
import { Skeleton } from '../../../ui/Skeleton';
import { useGetWhatsappQuery } from '../api';
import { ContactCards } from '../parts/ContactCards';

/** Customer service (spec, section 2). While the server is silent, the lender's fixed contacts stand in. */
export default function ServiceScreen() {
  const { t } = useLingui();
  const { servicePhone, contactEmail } = useEnvironment();
  const {
    currentData: contacts,
    error,
    isFetching,
    refetch,
  } = useGetWhatsappQuery({ overall: 30 });
  const fixed = { telephone: servicePhone, chat: '', email: contactEmail };
  return (
    <BorrowerScreen title={t`Customer service`} isBusy={isFetching}>
      {!contacts && !error && <Skeleton lines={6} />}
      {error && !contacts && (
        <>
          <ReadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          <p>{t`You can reach us here meanwhile:`}</p>
        </>
      )}
      {(contacts || error) && <ContactCards contacts={contacts ?? fixed} />}
    </BorrowerScreen>
  );
}
