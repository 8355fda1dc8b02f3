import { type ReactNode, useId } from 'react';
import { LinkButton } from '@/design/ui';
import { type Contact, useLeave } from '@/platform/navigation';
import { OutsideNote } from '@/shared';

export interface ContactLinkProps {
  readonly kind: Contact;
  readonly address: string;
  readonly children: ReactNode;
}

/** A real link, so that it can be long-pressed and copied. A click goes through the address gate. */
export function ContactLink({ kind, address, children }: ContactLinkProps) {
  const leave = useLeave();
  const id = useId();
  const isOutside = kind === 'chat';
  return (
    <>
      <LinkButton
        href={address}
        $variant="secondary"
        aria-describedby={isOutside ? id : undefined}
        onClick={(event) => {
          event.preventDefault();
          leave(address, { contact: kind });
        }}
      >
        {children}
      </LinkButton>
      {isOutside && <OutsideNote id={id} />}
    </>
  );
}
