import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { branded, FallbackImage } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { serverImage } from '@/platform/navigation';
import type { Words } from '../ports';
import { Brand } from './Brand';
import { OpenBill } from './OpenBill';

/** The template's texts and picture; the default ones where the template has none. */
export function Hero({ words }: { readonly words: Words | undefined }) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  return (
    <Ground>
      <Inner>
        <Brand name={words?.appTitle || appTitle} />
        <Text>
          <h1 data-word="title">
            {words?.title ||
              t({
                message: `See every cost before you borrow`,
                comment: 'The headline of an advertisement. Promise no loan and no low price.',
              })}
          </h1>
          <p>
            {t({
              message: `Registering is free and does not oblige you to borrow.`,
              comment:
                'Below the headline of an advertisement. Say nothing of the agreement that one accepts.',
            })}
          </p>
        </Text>
        <Art>
          <OpenBill />
          {/* Covers the default drawing, so that nothing moves when the picture loads or fails. */}
          <FallbackImage src={words?.banner && serverImage(words.banner)} alt="" />
        </Art>
      </Inner>
    </Ground>
  );
}

const Ground = styled.header`
  ${branded}
`;

const Inner = styled.div`
  display: grid;
  gap: var(--space-m);
  max-width: 35rem;
  margin-inline: auto;
  padding: var(--space-l) var(--space-edge) calc(var(--space-l) + var(--radius-xl));
  @media (min-width: 62rem) {
    position: sticky;
    top: 0;
    align-content: center;
    gap: var(--space-xl);
    min-height: 100vh;
    padding-block: var(--space-xl);
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-s);
  h1 {
    /* Room for two lines, so that the template's title does not move the page. */
    display: flex;
    align-items: flex-end;
    min-height: 2.5em;
    font-size: clamp(1.625rem, 7.5vw, 2.25rem);
    line-height: 1.25;
    letter-spacing: -0.02em;
    /* Chinese lines break after commas, not within a word. */
    word-break: keep-all;
  }
  @media (min-width: 62rem) {
    h1 {
      font-size: 3rem;
    }
    p {
      font-size: var(--text-l);
    }
  }
`;

const Art = styled.div`
  position: relative;
  aspect-ratio: 2.2 / 1;
  overflow: hidden;
  border-radius: var(--radius-l);
  svg {
    width: 100%;
    height: 122%;
    margin-top: -2%;
  }
  @media (min-width: 62rem) {
    svg {
      height: 100%;
      margin: 0;
    }
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
