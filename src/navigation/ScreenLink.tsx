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
    const wantsAnotherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsAnotherTab) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
