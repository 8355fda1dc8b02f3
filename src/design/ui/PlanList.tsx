import { styled } from 'styled-components';
import { Icon } from './Icon';
import { tabularDigits } from './mixins';
import { WholeDates } from './text';

/** The shape of a step's point on the line. `today`: it is no payment. */
export type PlanMark = 'done' | 'next' | 'overdue' | 'today';

export interface PlanStep {
  readonly title: string;
  readonly description?: string | undefined;
  readonly amount?: string;
  readonly time?: string | undefined;
  readonly mark?: PlanMark | undefined;
  /** Says the same as the mark. */
  readonly note?: string | undefined;
}

export interface PlanListProps {
  readonly steps: readonly PlanStep[];
}

const TICK = 'M6 12.5l4 4L18 8';

/** Payments in the order of their dates, along a line. */
export function PlanList({ steps }: PlanListProps) {
  return (
    <List>
      {steps.map(({ title, description, amount, time, mark, note }, index) => (
        <Step key={`${String(index)} ${title}`} data-mark={mark}>
          {mark === 'done' && <Icon shape={TICK} size={16} />}
          <Head>
            <span>{title}</span>
            {amount && <Amount translate="no">{amount}</Amount>}
          </Head>
          {time && <Small translate="no">{time}</Small>}
          {note && <Note>{note}</Note>}
          {description && (
            <Small>
              <WholeDates>{description}</WholeDates>
            </Small>
          )}
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  font-size: var(--text-s);
`;

const Small = styled.p`
  color: var(--color-textSecondary);
`;

const Note = styled.p`
  font-weight: 600;
`;

const Step = styled.li`
  --point: var(--color-accent);
  position: relative;
  padding-inline-start: 1.75rem;
  padding-bottom: 1.25rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.125rem;
    top: 0.3125rem;
    width: 0.75rem;
    height: 0.75rem;
    border: 3px solid var(--point);
    border-radius: 50%;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(0.5rem - 1px);
    top: 1.375rem;
    bottom: 0;
    width: 2px;
    background: var(--color-border);
  }
  &:last-child {
    padding-bottom: 0;
  }
  > svg {
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    top: 0.1875rem;
    color: var(--color-surface);
  }
  &[data-mark='done'] {
    --point: var(--color-success);
    &::before {
      inset-inline-start: 0;
      top: 0.1875rem;
      width: 1rem;
      height: 1rem;
      border-width: 0.5rem;
    }
    ${Note} {
      color: var(--color-success);
    }
  }
  &[data-mark='next'] ${Note} {
    color: var(--color-accent);
  }
  &[data-mark='overdue'] {
    --point: var(--color-danger);
    ${Note} {
      color: var(--color-danger);
    }
  }
  /* A short stroke across the line. */
  &[data-mark='today']::before {
    top: 0.5625rem;
    height: 0;
    border-width: 0 0 3px;
    border-radius: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-m);
  font-weight: 600;
  > span {
    min-width: 0;
  }
`;

const Amount = styled.span`
  ${tabularDigits}
  font-weight: 700;
`;
