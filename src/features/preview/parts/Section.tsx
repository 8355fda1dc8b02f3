import { useId } from 'react';
import { styled } from 'styled-components';
import { Card, CardTitle, type Elements } from '@/design/ui';

interface SectionProps {
  readonly title: string;
  readonly children: Elements;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {children}
    </Card>
  );
}

/** Buttons and short fields. They wrap into as many lines as needed. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > * {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
