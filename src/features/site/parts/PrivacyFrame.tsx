import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { OutsideNote } from '@/shared';

/**
 * Sandboxed and without scripts: native handlers exist in every frame of a web view. A browser does not report that
 * another origin's page failed to load: the sentence above the frame says what to do then.
 */
export function PrivacyFrame({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <p>
        <span>{t`If no text appears below:`}</span>{' '}
        <a
          href={address}
          rel="noreferrer"
          aria-describedby={id}
        >{t`Open the privacy policy in a page of its own`}</a>
        <OutsideNote id={id} />
      </p>
      <Frame
        src={address}
        title={t`Privacy Policy`}
        sandbox=""
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </>
  );
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 70vh;
  min-height: 26rem;
  margin-top: var(--space-m);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;
