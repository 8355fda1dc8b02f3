import { css } from 'styled-components';

/** A native check box or radio button in the brand's colour. */
export const tick = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid var(--color-control);
  background: var(--color-surface);
  &:checked {
    border-color: var(--color-accent);
  }
`;
