import { type ReactNode, useId } from 'react';
import { TextLink } from '@/design/ui';
import { useBridge } from '@/platform/native';
import { OutsideNote } from '../OutsideNote';

export interface OutsideLinkProps {
  /** An address of the environment: the operator's, checked at the start. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A link to another organisation's page. A browser opens it beside this page; a native app opens it in the browser. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  const id = useId();
  const isInApp = useBridge().has('closeWebView');
  return (
    <>
      <TextLink
        href={address}
        rel="noreferrer"
        target={isInApp ? undefined : '_blank'}
        aria-describedby={id}
      >
        {children}
      </TextLink>
      <OutsideNote id={id} />
    </>
  );
}
