import { styled } from 'styled-components';
import { Button } from '@/design/ui';
import { type ListedPage, pages } from '../pages';
import type { LaunchPad } from '../useLaunchPad';
import { Row, Section } from './Section';

const areas = ['Loan', 'Repayment', 'Complaints', 'Support and notices', 'Public'] as const;

/** Every page, with the borrower as whom it is opened where the chosen one has nothing to show on it. */
export function PageList({ pad }: { readonly pad: LaunchPad }) {
  const nameOf = (page: ListedPage) => {
    const other = pad.otherVisitor(page);
    return other ? `${page.label}, as ${other}` : page.label;
  };
  return (
    <Section title="Open a page">
      {areas.map((area) => (
        <div key={area}>
          <Area>{area}</Area>
          <Row>
            {pages
              .filter((page) => page.area === area)
              .map((page) => (
                <Button key={page.path} variant="secondary" onClick={() => void pad.open(page)}>
                  {nameOf(page)}
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
