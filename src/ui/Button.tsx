import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { ButtonLookProps, ButtonVariant } from './buttonLook';
import { buttonLook } from './buttonLook';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant;
  /** Something that this button began is under way: it keeps its name and its focus, and takes no press. */
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
    // A busy submit button must not submit either: Enter in a form comes here, too.
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

const Pressable = styled.button<ButtonLookProps>`
  ${buttonLook}
`;
