import type { Elements } from './elements';
import { EmptyState } from './EmptyState';
import { Oops } from './illustrations/common';

export interface ErrorPanelProps {
  readonly title: string;
  readonly message: string;
  /** Retry or a link back. */
  readonly actions?: Elements;
}

/** Replaces content that could not be loaded. It has the style of an empty state. Screen readers announce it at once. */
export function ErrorPanel({ title, message, actions }: ErrorPanelProps) {
  return (
    <div role="alert">
      <EmptyState illustration={<Oops />} title={title} text={message} actions={actions} />
    </div>
  );
}
