import { css } from 'styled-components';
import { branded, spin, touchable } from './mixins';

export type ButtonVariant = 'primary' | 'secondary' | 'text';

const variants = {
  primary: css`
    ${branded}
    box-shadow: var(--shadow-brand);
  `,
  secondary: css`
    color: var(--color-accent);
    background: var(--color-surface);
    border-color: currentColor;
  `,
  text: css`
    justify-content: flex-start;
    padding-inline: 0;
    color: var(--color-accent);
    text-align: start;
    /* A transparent border becomes visible, and this button is as wide as its words. */
    @media (forced-colors: active) {
      border-color: Canvas;
      text-decoration: underline;
    }
  `,
};

export interface ButtonStyleProps {
  readonly $variant?: ButtonVariant;
}

/** The style of `Button` and of `LinkButton`. */
export const buttonStyle = css<ButtonStyleProps>`
  ${touchable}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-s);
  padding: 0.75rem var(--space-m);
  border: 1.5px solid transparent;
  border-radius: var(--radius-pill);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition: transform 0.12s;
  ${({ $variant = 'primary' }) => variants[$variant]}
  background-origin: border-box;
  &:active {
    transform: scale(0.98);
  }
  &:disabled {
    color: var(--color-textSecondary);
    background: var(--color-border);
    border-color: transparent;
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    &::before {
      content: '';
      flex: none;
      width: 1em;
      height: 1em;
      border: 2px solid;
      border-inline-end-color: transparent;
      border-radius: 50%;
      animation: ${spin} 0.8s linear infinite;
    }
  }
`;
