import type { ReactNode } from 'react';
import { useLeave } from '../../../navigation/leave';
import { LinkButton } from '../../../ui/links';

export interface ContactLinkProps {
  /** `tel:`, `mailto:` or the chat's. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A real link, which can be held and copied; followed through the one gate for addresses. */
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
