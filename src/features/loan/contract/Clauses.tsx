import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, DocumentEnd, SectionBlocks, useDocument } from '@/design/legal';
import { Card, CardTitle } from '@/design/ui';
import { directionOf } from '@/platform/environment';
import { Read, useLaunchLanguage } from '@/shared';

/**
 * The text of the contract: the lender's own document. The document contains no figures of the order, so that it
 * cannot contradict them.
 */
export function Clauses() {
  const { t } = useLingui();
  const query = useDocument('agreement', useLaunchLanguage());
  return (
    <Card>
      <Read
        query={query}
        lines={12}
        lineHeight="1rem"
        failureTitle={t({
          message: `The text of the agreement could not be loaded`,
          comment: 'Message: the figures of the contract stand above, its sections are missing.',
        })}
      >
        {(document) => (
          <div lang={document.language} dir={directionOf(document.language)}>
            <Blocks blocks={document.introduction} />
            <List>
              {document.sections.map((section, index) => (
                <li key={index}>
                  <CardTitle>{`${String(index + 1)}. ${section.title}`}</CardTitle>
                  <SectionBlocks section={section} heading="h3" />
                </li>
              ))}
            </List>
            <DocumentEnd document={document} />
          </div>
        )}
      </Read>
    </Card>
  );
}

const List = styled.ol`
  > li + li {
    margin-top: var(--space-l);
  }
  h3 {
    margin-top: var(--space-m);
  }
  p,
  ul {
    margin-top: var(--space-s);
    color: var(--color-textSecondary);
  }
`;
