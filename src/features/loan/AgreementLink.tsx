import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { TextLink } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { isElsewhere, useLeave } from '@/platform/navigation';
import { OutsideNote, useSessionParameters, useToast } from '@/shared';

/**
 * The server sends the agreement's address. The address gate checks it at the click, because a refusal needs a
 * message.
 */
export function AgreementLink({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const leave = useLeave();
  const session = useSessionParameters();
  const toast = useToast();
  const id = useId();
  const open = () => {
    if (leave(address, { session }).ok) return;
    toast(
      'error',
      t({
        message: `The agreement did not open, because its address is not one of ${appTitle}.`,
        comment: 'Message: the server named a web address that this app does not trust.',
      }),
    );
  };
  const isOutside = isElsewhere(address);
  return (
    <>
      <TextLink
        // The address is not checked yet, so the link names itself.
        id="agreement"
        href="#agreement"
        aria-describedby={isOutside ? id : undefined}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        {t({ message: `Loan agreement`, comment: 'Title and link: the contract of the loan.' })}
      </TextLink>
      {isOutside && <OutsideNote id={id} />}
    </>
  );
}
