import { styled } from 'styled-components';
import type { Elements } from './elements';
import { stack } from './mixins';
import { WholeDates } from './text';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly illustration?: Elements;
  readonly actions?: Elements;
}

/** An empty result that is not an error. */
export function EmptyState({ title, text, illustration, actions }: EmptyStateProps) {
  return (
    <Panel>
      {illustration}
      <h2>{title}</h2>
      {text && (
        <p>
          <WholeDates>{text}</WholeDates>
        </p>
      )}
      {actions && <div>{actions}</div>}
    </Panel>
  );
}

const Panel = styled.div`
  ${stack}
  align-items: center;
  /* No padding where text is large on a small phone, so that words fit. */
  padding: var(--space-xl) clamp(0px, 100vw - 18rem, var(--space-m));
  text-align: center;
  color: var(--color-textSecondary);
  > svg {
    --cut: var(--color-surface);
    color: var(--color-accent);
  }
  h2 {
    font-size: var(--text-l);
    color: var(--color-text);
    text-wrap: balance;
  }
  > div {
    ${stack}
    gap: var(--space-s);
    align-self: stretch;
    margin-top: var(--space-s);
  }
  button,
  > div > a {
    padding-inline: min(var(--space-m), 5vw);
  }
`;
