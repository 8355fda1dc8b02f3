import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { Oops } from './illustrations/common';

export interface ErrorPanelProps {
  readonly title: string;
  readonly message: string;
  /** Retry, a way back. */
  readonly actions?: ReactNode;
}

/** What stands in place of content that could not be had: like one that is not there, but said at once. */
export function ErrorPanel({ title, message, actions }: ErrorPanelProps) {
  return (
    <div role="alert">
      <EmptyState illustration={<Oops />} title={title} text={message} actions={actions} />
    </div>
  );
}
