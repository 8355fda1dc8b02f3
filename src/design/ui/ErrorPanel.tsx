import { useRef } from 'react';
import type { Elements } from './elements';
import { EmptyState } from './EmptyState';
import { Oops } from './illustrations/common';
import { useTakesLostFocus } from './keptFocus';

export interface ErrorPanelProps {
  readonly title: string;
  readonly message: string;
  /** Small print, such as the fixed word for a lost connection. */
  readonly detail?: string | undefined;
  /** Retry or a link back. */
  readonly actions?: Elements;
}

/**
 * Replaces content that could not be loaded. It has the style of an empty state. Screen readers announce it at once. Its
 * title takes the focus of a control that it replaces.
 */
export function ErrorPanel({ title, message, ...rest }: ErrorPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTakesLostFocus(heading);
  return (
    <EmptyState
      {...rest}
      illustration={<Oops />}
      title={title}
      titleRef={heading}
      text={message}
      isAlert
    />
  );
}
