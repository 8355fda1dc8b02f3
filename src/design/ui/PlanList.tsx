import { styled } from 'styled-components';
import { tabularDigits } from './mixins';
import { WholeDates } from './text';

export interface PlanStep {
  readonly title: string;
  readonly description?: string | undefined;
  readonly amount: string;
  readonly time?: string | undefined;
}

export interface PlanListProps {
  readonly steps: readonly PlanStep[];
}

/** Payments in the order of their dates, along a line. */
export function PlanList({ steps }: PlanListProps) {
  return (
    <List>
      {steps.map(({ title, description, amount, time }, index) => (
        <Step key={`${String(index)} ${title}`}>
          <Head>
            <span>{title}</span>
            <Amount translate="no">{amount}</Amount>
          </Head>
          {time && <Small translate="no">{time}</Small>}
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

const Step = styled.li`
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
    border: 3px solid var(--color-accent);
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
  > button {
    padding-inline: 0;
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

const Small = styled.p`
  color: var(--color-textSecondary);
`;
