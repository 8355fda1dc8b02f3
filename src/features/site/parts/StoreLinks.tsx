import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LinkButton } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { OutsideNote } from '@/shared';

/** Links to the app in both stores. */
export function StoreLinks() {
  const { t } = useLingui();
  const { downloadUrls } = useEnvironment();
  const id = useId();
  return (
    <Links>
      <LinkButton
        href={downloadUrls.android}
        rel="noreferrer"
        $variant="secondary"
        aria-describedby={id}
      >
        {t`Get it for Android`}
      </LinkButton>
      <LinkButton
        href={downloadUrls.ios}
        rel="noreferrer"
        $variant="secondary"
        aria-describedby={id}
      >
        {t`Get it for iPhone`}
      </LinkButton>
      <OutsideNote id={id} />
    </Links>
  );
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: var(--space-l);
  a {
    border-color: transparent;
    padding-inline: min(1.5rem, 5vw);
  }
`;
