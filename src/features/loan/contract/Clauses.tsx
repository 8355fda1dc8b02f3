import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, DocumentEnd, useDocument } from '../../../design/legal';
import { Card, CardTitle } from '../../../design/ui';
import { directionOf } from '../../../platform/environment';
import { Read, useLaunchLanguage } from '../../../shared';

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
        failureTitle={t({
          message: `The text of the contract could not be loaded`,
          comment: 'Message: the figures of the contract stand above, its sections are missing.',
        })}
      >
        {(document) => (
          <div lang={document.language} dir={directionOf(document.language)}>
            <Blocks blocks={document.introduction} />
            <List>
              {document.sections.map(({ title, blocks }, index) => (
                <li key={title}>
                  <CardTitle>{`${String(index + 1)}. ${title}`}</CardTitle>
                  <Blocks blocks={blocks} />
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
  p,
  ul {
    margin-top: var(--space-s);
    color: var(--color-textSecondary);
  }
`;
