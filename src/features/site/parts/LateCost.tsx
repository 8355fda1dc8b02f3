import { styled } from 'styled-components';
import { Blocks, type DocumentSection } from '@/design/legal';
import { LateDay } from '../illustrations/steps';
import { Section } from './layout';

/** The cost of a late payment. */
export function LateCost({ section: { title, blocks } }: { readonly section: DocumentSection }) {
  return (
    <Section>
      <Panel>
        <LateDay />
        <div>
          <h2>{title}</h2>
          <Blocks blocks={blocks} />
        </div>
      </Panel>
    </Section>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-l);
  padding: min(2.5rem, 7vw);
  border-radius: var(--radius-xl);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  h2 {
    font-size: clamp(1.5rem, 4vw, 2rem);
    letter-spacing: -0.025em;
  }
  p {
    margin-top: var(--space-m);
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 3rem;
    svg {
      width: 260px;
      height: auto;
    }
  }
`;
