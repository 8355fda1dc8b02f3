import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { stack } from './mixins';
import { Oops } from './illustrations/Oops';

export interface ErrorPanelProps {
  readonly title: string;
  readonly message: string;
  /** Retry, a way back. */
  readonly actions?: ReactNode;
}

/** What stands in place of content that could not be had. */
export function ErrorPanel({ title, message, actions }: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <Oops />
      <h2>{title}</h2>
      <p>{message}</p>
      {actions && <div>{actions}</div>}
    </Panel>
  );
}

const Panel = styled.div`
  ${stack}
  align-items: center;
  padding: var(--space-xl) var(--space-m);
  text-align: center;
  > svg {
    --cut: var(--color-surface);
    color: var(--color-accent);
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    color: var(--color-textSecondary);
  }
  > div {
    ${stack}
    gap: var(--space-s);
    align-self: stretch;
    margin-top: var(--space-s);
  }
`;
