import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { ButtonStyleProps, ButtonVariant } from './buttonStyle';
import { buttonStyle } from './buttonStyle';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant;
  /** The button's action is running: the button keeps its name and its focus, and ignores presses. */
  readonly isBusy?: boolean;
}

export function Button({
  variant = 'primary',
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Enter in a form also clicks the button, and a busy button must not submit.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressable
      {...rest}
      $variant={variant}
      type={type}
      onClick={press}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true })}
    />
  );
}

const Pressable = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
