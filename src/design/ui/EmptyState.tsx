import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';
import { quietFocus, stack } from './mixins';
import { WholeDates } from './text';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** A text of a lower rank, below the other one. */
  readonly detail?: string | undefined;
  /** For a title that the program focuses. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly illustration?: Elements;
  readonly actions?: Elements;
  /** Screen readers announce title and text at once, without the actions: a countdown of one is no news. */
  readonly isAlert?: boolean;
}

/** An empty result that is not an error. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, detail, titleRef, illustration, actions, isAlert } = props;
  return (
    <Panel>
      {illustration}
      <div role={isAlert ? 'alert' : undefined}>
        <Title ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
          {title}
        </Title>
        {text && (
          <p>
            <WholeDates>{text}</WholeDates>
          </p>
        )}
      </div>
      {detail && <small>{detail}</small>}
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
  /* The words, then the actions. */
  > div {
    ${stack}
    align-items: center;
  }
  > div ~ div {
    gap: var(--space-s);
    align-items: stretch;
    align-self: stretch;
    margin-top: var(--space-s);
  }
  button,
  > div > a {
    padding-inline: min(var(--space-m), 5vw);
  }
`;

const Title = styled.h2`
  ${quietFocus}
  font-size: var(--text-l);
  color: var(--color-text);
  text-wrap: balance;
`;
