import { type ReactNode, useId } from 'react';
import { TextLink } from '@/design/ui';
import { useBridge } from '@/platform/native';
import { isElsewhere } from '@/platform/navigation';
import { OutsideNote } from '../OutsideNote';

export interface OutsideLinkProps {
  /** An address of the environment: the operator's, checked at the start. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A link out of the app, as a rule to another organisation's page. A browser opens it beside this page; a native app opens it in the browser. */
export function OutsideLink({ address, children }: OutsideLinkProps) {
  const id = useId();
  const isOutside = isElsewhere(address);
  const isInApp = useBridge().has('closeWebView');
  return (
    <>
      <TextLink
        href={address}
        rel="noreferrer"
        target={isInApp ? undefined : '_blank'}
        aria-describedby={isOutside ? id : undefined}
      >
        {children}
      </TextLink>
      {isOutside && <OutsideNote id={id} />}
    </>
  );
}
