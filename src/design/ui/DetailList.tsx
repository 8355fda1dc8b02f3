import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabularDigits } from './mixins';

export interface DetailRow {
  readonly text: string;
  readonly value: ReactNode;
}

export interface DetailListProps {
  readonly rows: readonly DetailRow[];
}

export function DetailList({ rows }: DetailListProps) {
  return (
    <List>
      {rows.map(({ text, value }, index) => (
        // The key contains the index, because the server may send two rows with the same text.
        <Row key={`${String(index)} ${text}`}>
          <dt>{text}</dt>
          <dd translate="no">{value}</dd>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  font-size: var(--text-s);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-m);
  padding-block: 0.625rem;
  & + & {
    border-top: 1px solid var(--color-border);
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  dt {
    max-width: 100%;
    color: var(--color-textSecondary);
  }
  /* The value takes the rest of the line, or a line of its own. */
  dd {
    ${tabularDigits}
    flex: 1 1 auto;
    min-width: 0;
    max-width: 100%;
    font-weight: 550;
    text-align: end;
  }
`;
