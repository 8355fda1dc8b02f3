import { styled } from 'styled-components';

/** Scanners need black on white with a margin, in every brand. */
export const Paper = styled.div`
  padding: 0.75rem;
  border-radius: var(--radius-m);
  background: #fff;
  color: #000;
  color-scheme: only light;
  forced-color-adjust: none;
  break-inside: avoid;
  img {
    display: block;
    width: 100%;
    max-height: 16rem;
    object-fit: contain;
    margin-inline: auto;
  }
  /* The height is reserved while the picture loads, so that nothing below moves. */
  img {
    height: 10rem;
  }
`;
