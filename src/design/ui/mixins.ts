import { css, keyframes } from 'styled-components';

/**
 * The brand's ground and its text colour: the gradient, or a plain surface where no text is readable on the
 * gradient.
 */
export const branded = css`
  color: var(--color-onGradient);
  background: var(--gradient-ground);
  @media print {
    color: inherit;
    background: none;
  }
`;

/** As wide as a large phone, centred on a desktop. */
export const column = css`
  width: 100%;
  max-width: 480px;
  margin-inline: auto;
  @media print {
    max-width: none;
  }
`;

export const stack = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-m);
`;

/** The size of a touch target (2.5.8, and 44 px by the platforms' guidelines). */
export const touchable = css`
  min-width: 44px;
  min-height: 44px;
  transition: background-color 0.1s;
  &:active {
    background-color: var(--color-soft);
  }
`;

/** No focus ring, for a heading that the program focuses: a heading cannot be operated. */
export const quietFocus = css`
  &&:focus {
    outline: none;
    box-shadow: none;
  }
`;

/** Digits of equal width, so that columns of amounts and codes align. */
export const tabularDigits = css`
  font-variant-numeric: tabular-nums;
`;

/** An edge that is seen with forced colours alone: they remove shadows and make all grounds equal. */
export const edged = css`
  border: 1px solid transparent;
`;

/** The box of a text field. */
export const field = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem var(--space-m);
  border: 1px solid var(--color-control);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  /* Below 16 px iOS zooms into the page. */
  font-size: max(16px, var(--text-m));
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
  &::placeholder {
    color: var(--color-textSecondary);
    opacity: 1;
  }
`;

export const spin = keyframes`to { transform: rotate(1turn); }`;
export const pulse = keyframes`50% { opacity: 0.45; }`;
export const rise = keyframes`from { transform: translateY(1.5rem); opacity: 0; }`;
