import { styled } from 'styled-components';
import { type Elements, forwardIcon, Icon, touchable } from '@/design/ui';
import type { LinkProps } from '@/platform/navigation';
import type { ComplaintOption } from '../model';

export const DOWN = 'M5 9l7 7 7-7';

export interface ChoiceListProps {
  readonly label: string;
  readonly options: readonly ComplaintOption[];
  /** What the choice does, or the address that it opens. */
  readonly choice: (value: string) => LinkProps | Pick<LinkProps, 'onClick'>;
  /** The option that expands further choices, and the expanded content. */
  readonly opening?: { readonly value: string; readonly content: Elements };
}

/** A list of choices, each a button or a link. */
export function ChoiceList({ label, options, choice, opening }: ChoiceListProps) {
  return (
    <List aria-label={label}>
      {options.map(({ value, title }) => {
        const opens = opening?.value === value;
        return (
          <li key={value}>
            <Choice
              type="button"
              {...(opens && { 'aria-expanded': !!opening.content })}
              {...choice(value)}
            >
              <span>{title || value}</span>
              <Icon shape={opens ? DOWN : forwardIcon} size={20} />
            </Choice>
            {opens && opening.content}
          </li>
        );
      })}
    </List>
  );
}

export const List = styled.ul`
  li + li {
    border-top: 1px solid var(--color-border);
  }
  & & {
    margin-bottom: var(--space-m);
    padding-inline: var(--space-m);
    border-radius: var(--radius-m);
    background: var(--color-soft);
  }
`;

export const Choice = styled.button`
  ${touchable}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  width: 100%;
  padding-block: 0.875rem;
  text-align: start;
  > svg {
    color: var(--color-textSecondary);
  }
  &[aria-expanded='true'] {
    font-weight: 650;
    color: var(--color-accent);
    > svg {
      transform: scaleY(-1);
    }
  }
`;
