import { styled } from 'styled-components';
import { Blocks, type DocumentSection } from '@/design/legal';
import { Section } from './layout';

/** Frequent questions as native disclosures, which open without JavaScript. */
export function Questions({
  section: { title, blocks, parts },
}: {
  readonly section: DocumentSection;
}) {
  return (
    <Split>
      <h2>{title}</h2>
      <div>
        <Blocks blocks={blocks} />
        {parts.map((question) => (
          <Question key={question.title}>
            <summary>{question.title}</summary>
            <Blocks blocks={question.blocks} />
          </Question>
        ))}
      </div>
    </Split>
  );
}

const Split = styled(Section)`
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: 1fr 1.8fr;
    gap: 3rem;
  }
`;

const Question = styled.details`
  border-top: 1px solid var(--color-border);
  &:last-child {
    border-bottom: 1px solid var(--color-border);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    min-height: 3.5rem;
    padding-block: var(--space-s);
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.25rem;
    border: solid var(--color-accent);
    border-width: 0 2.5px 2.5px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  p {
    max-width: 44em;
    padding-bottom: var(--space-m);
    color: var(--color-textSecondary);
  }
`;
