import { styled } from 'styled-components';
import { Blocks, type DocumentSection } from '@/design/legal';
import { branded } from '@/design/ui';
import { Section } from './layout';
import { StoreLinks } from './StoreLinks';

/** The end of the page, with links to the app. */
export function OwnFigures({ section: { title, blocks } }: { readonly section: DocumentSection }) {
  return (
    <Section>
      <Panel>
        <h2>{title}</h2>
        <Blocks blocks={blocks} />
        <StoreLinks />
      </Panel>
    </Section>
  );
}

const Panel = styled.div`
  ${branded}
  padding: min(3.5rem, 8vw) min(3rem, 7vw);
  border-radius: var(--radius-xl);
  h2 {
    font-size: clamp(1.5rem, 4.5vw, 2.25rem);
    letter-spacing: -0.025em;
  }
  > p:first-of-type {
    max-width: 36em;
    margin-top: var(--space-s);
  }
`;
