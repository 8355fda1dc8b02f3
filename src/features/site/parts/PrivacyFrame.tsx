import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';

/**
 * Sandboxed and without scripts: native handlers exist in every frame of a web view. A browser does not report that
 * another origin's page failed to load: the sentence above the frame says what to do then.
 */
export function PrivacyFrame({ address }: { readonly address: string }) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <span>{t`If no text appears below:`}</span>{' '}
        <a href={address} rel="noreferrer">{t`Open the privacy policy in a page of its own`}</a>
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
