import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface ScreenLinkProps extends ComponentPropsWithRef<'a'> {
  /** An in-app address, from `pathTo`. */
  readonly to: string;
}

/**
 * A link to a screen: a real address, followed without loading the page anew. React Router's own link
 * would cost every first load 2 kB more.
 */
export function ScreenLink({ to, ...rest }: ScreenLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (wantsAnotherTab(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>;

export const wantsAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey;
