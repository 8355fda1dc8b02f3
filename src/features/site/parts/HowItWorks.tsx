import { styled } from 'styled-components';
import { Blocks, type DocumentSection } from '@/design/legal';
import { FillIn, GetPaid, ReadBill } from '../illustrations/steps';
import { Section } from './layout';

const pictures = [<FillIn key="apply" />, <ReadBill key="read" />, <GetPaid key="receive" />];

/** Three steps from the lender's document. */
export function HowItWorks({
  section: { title, blocks, parts },
}: {
  readonly section: DocumentSection;
}) {
  return (
    <Section>
      <h2>{title}</h2>
      <Blocks blocks={blocks} />
      <Steps>
        {parts.map((step, index) => (
          <li key={step.title}>
            {pictures[index]}
            <h3>{step.title}</h3>
            <Blocks blocks={step.blocks} />
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-xl);
  counter-reset: step;
  li {
    counter-increment: step;
  }
  h3 {
    margin-block: var(--space-m) var(--space-xs);
    font-size: var(--text-l);
  }
  h3::before {
    content: counter(step) '. ';
    color: var(--color-accent);
  }
  p {
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(3, 1fr);
    gap: 2.5rem;
  }
`;
