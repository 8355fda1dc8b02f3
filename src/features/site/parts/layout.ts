import { css, styled } from 'styled-components';

/** The width of the public pages. */
export const wide = css`
  width: 100%;
  max-width: 70rem;
  margin-inline: auto;
  /* At most 20 px on a phone of 320 px: doubled text needs the width. */
  padding-inline: max(min(1.25rem, 6.25vw), env(safe-area-inset-left));
`;

/** A column of readable width. */
export const TextColumn = styled.div`
  ${wide}
  max-width: 46rem;
  padding-block: var(--space-xl) 3rem;
`;

export const Section = styled.section`
  ${wide}
  padding-block: 2.25rem;
  &:first-child {
    padding-top: 3.5rem;
  }
  &:last-child {
    padding-bottom: 4rem;
  }
  h2,
  h3 {
    text-wrap: balance;
  }
  > h2 {
    max-width: 24em;
    margin-bottom: var(--space-l);
    font-size: clamp(1.5rem, 4vw, 2.125rem);
    letter-spacing: -0.025em;
    line-height: 1.2;
  }
  @media (min-width: 48rem) {
    padding-block: 3rem;
    &:first-child {
      padding-top: 5rem;
    }
  }
`;

/** A page's title on the gradient. */
export const Headline = styled.h1`
  /* Doubled text grows to 11vw only: a longer word would break. */
  font-size: clamp(min(2rem, 11vw), 6.5vw, 3.5rem);
  line-height: 1.1;
  letter-spacing: -0.035em;
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-width: 34em;
  margin-top: var(--space-m);
  font-size: clamp(1rem, 2.2vw, 1.25rem);
  a {
    color: inherit;
  }
`;
