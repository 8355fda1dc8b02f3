import { styled } from 'styled-components';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import type { ListedPage } from '../pages';
import { Row, Section } from './Section';

const areas = ['Loan', 'Repayment', 'Complaints', 'Support and notices', 'Public'] as const;

interface PageListProps {
  readonly pages: readonly ListedPage[];
  readonly onOpen: (page: ListedPage) => void;
}

export function PageList({ pages, onOpen }: PageListProps) {
  return (
    <Section title="Open a page">
      {areas.map((area) => (
        <div key={area}>
          <Area>{area}</Area>
          <Row>
            {pages
              .filter((page) => page.area === area)
              .map((page) =>
                page.isThere ? (
                  <Button
                    key={page.path}
                    variant="secondary"
                    onClick={() => {
                      onOpen(page);
                    }}
                  >
                    {page.label}
                  </Button>
                ) : (
                  <p key={page.path}>
                    {page.label} <Tag $tone="warning">not there yet</Tag>
                  </p>
                ),
              )}
          </Row>
        </div>
      ))}
    </Section>
  );
}

const Area = styled.h3`
  margin-bottom: var(--space-s);
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
