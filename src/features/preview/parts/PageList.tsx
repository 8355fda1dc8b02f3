import { styled } from 'styled-components';
import { Button } from '../../../design/ui';
import { type ListedPage, pages } from '../pages';
import { Row, Section } from './Section';

const areas = ['Loan', 'Repayment', 'Complaints', 'Support and notices', 'Public'] as const;

interface PageListProps {
  readonly onOpen: (page: ListedPage) => void;
}

export function PageList({ onOpen }: PageListProps) {
  return (
    <Section title="Open a page">
      {areas.map((area) => (
        <div key={area}>
          <Area>{area}</Area>
          <Row>
            {pages
              .filter((page) => page.area === area)
              .map((page) => (
                <Button
                  key={page.path}
                  variant="secondary"
                  onClick={() => {
                    onOpen(page);
                  }}
                >
                  {page.label}
                </Button>
              ))}
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
