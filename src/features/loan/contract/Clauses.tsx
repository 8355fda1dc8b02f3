import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useLaunchLanguage } from '../../../borrower/useLaunchLanguage';
import { Blocks } from '../../../legal/Blocks';
import { useDocument } from '../../../legal/LibraryContext';
import { Button } from '../../../ui/Button';
import { Card, CardTitle } from '../../../ui/Card';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { Skeleton } from '../../../ui/Skeleton';

/**
 * The contract's text: the lender's own document. It stands beside the order's figures and repeats none of
 * them, so that the two cannot disagree.
 */
export function Clauses() {
  const { t } = useLingui();
  const { document, isMissing, retry } = useDocument('agreement', useLaunchLanguage());
  if (isMissing) {
    return (
      <ErrorPanel
        title={t`The text of the contract could not be loaded`}
        message={t`Check your network and try again.`}
        actions={<Button onClick={retry}>{t`Retry`}</Button>}
      />
    );
  }
  return (
    <Card>
      {!document && <Skeleton lines={12} />}
      {document && <Blocks blocks={document.introduction} />}
      <List>
        {document?.sections.map(({ title, blocks }, index) => (
          <li key={title}>
            <CardTitle>{`${String(index + 1)}. ${title}`}</CardTitle>
            <Blocks blocks={blocks} />
          </li>
        ))}
      </List>
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
