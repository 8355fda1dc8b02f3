import type { ReactNode } from 'react';
import { useLeave } from '../../../platform/navigation/leave';
import { LinkButton } from '../../../design/ui/links';

export interface ContactLinkProps {
  /** A `tel:`, `mailto:` or chat address. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A real link, so that it can be long-pressed and copied. A click goes through the address gate. */
export function ContactLink({ address, children }: ContactLinkProps) {
  const leave = useLeave();
  return (
    <LinkButton
      href={address}
      $variant="secondary"
      onClick={(event) => {
        event.preventDefault();
        leave(address, { allowsContact: true });
      }}
    >
      {children}
    </LinkButton>
  );
}
