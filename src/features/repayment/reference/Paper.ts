import { styled } from 'styled-components';

/** A scanner wants black on white with a quiet margin, whatever the brand's colours. */
export const Paper = styled.div`
  padding: 0.75rem;
  border-radius: var(--radius-m);
  background: #fff;
  color: #000;
  break-inside: avoid;
  img,
  svg {
    display: block;
    width: 100%;
    max-height: 16rem;
    object-fit: contain;
    margin-inline: auto;
  }
  /* Its place is kept while it loads: nothing below may move under a finger. */
  img {
    height: 10rem;
  }
`;
