import type { ReactNode } from 'react';
import { LinkButton } from '@/design/ui';
import { type Contact, useLeave } from '@/platform/navigation';

export interface ContactLinkProps {
  readonly kind: Contact;
  readonly address: string;
  readonly children: ReactNode;
}

/** A real link, so that it can be long-pressed and copied. A click goes through the address gate. */
export function ContactLink({ kind, address, children }: ContactLinkProps) {
  const leave = useLeave();
  return (
    <LinkButton
      href={address}
      $variant="secondary"
      onClick={(event) => {
        event.preventDefault();
        leave(address, { contact: kind });
      }}
    >
      {children}
    </LinkButton>
  );
}
