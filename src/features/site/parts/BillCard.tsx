import { styled } from 'styled-components';
import { Blocks, type DocumentSection, toRow } from '@/design/legal';
import { tabularDigits } from '@/design/ui';

/** The worked example: the amount received, every cost, and the total to repay. The sum includes every cost. */
export function BillCard({ section: { title, blocks } }: { readonly section: DocumentSection }) {
  const at = blocks.findIndex((block) => 'list' in block);
  const bill = blocks[at];
  const rows = bill && 'list' in bill ? bill.list.map(toRow) : [];
  return (
    <Bill aria-labelledby="bill-title">
      <h2 id="bill-title">{title}</h2>
      <Blocks blocks={blocks.slice(0, Math.max(at, 0))} />
      <dl>
        {rows.map(({ name, value }, index) => {
          const Row = index === rows.length - 1 ? Total : 'div';
          return (
            <Row key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Row>
          );
        })}
      </dl>
      <Note>
        <Blocks blocks={blocks.slice(at + 1)} />
      </Note>
    </Bill>
  );
}

const Bill = styled.section`
  padding: var(--space-l) min(1.75rem, 6vw);
  border-radius: var(--radius-xl);
  color: var(--color-text);
  background: var(--color-surface);
  box-shadow: 0 1.5rem 4rem -1rem rgba(16, 19, 26, 0.4);
  h2 {
    font-size: var(--text-l);
  }
  > p {
    font-size: var(--text-s);
    color: var(--color-textSecondary);
  }
  dl {
    margin-top: var(--space-m);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-m);
    padding-block: 0.625rem;
    border-top: 1px solid var(--color-border);
    font-size: var(--text-s);
  }
  dt {
    /* As wide as its longest word: the amount has a line of its own where it has no room beside the word. */
    flex: 1 1 0;
    min-width: min-content;
    overflow-wrap: break-word;
    color: var(--color-textSecondary);
  }
  dd {
    ${tabularDigits}
    margin-inline-start: auto;
    font-weight: 600;
  }
`;

const Total = styled.div`
  &&& {
    margin-top: var(--space-xs);
    padding-top: var(--space-m);
    border-top: 2px dashed var(--color-accent);
    align-items: baseline;
    font-size: var(--text-m);
  }
  dt {
    color: inherit;
    font-weight: 650;
  }
  dd {
    font-size: 1.625rem;
    font-weight: 750;
    letter-spacing: -0.02em;
    color: var(--color-accent);
  }
`;

const Note = styled.div`
  margin-top: var(--space-m);
  font-size: var(--text-xs);
  color: var(--color-textSecondary);
`;
