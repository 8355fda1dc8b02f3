import { type ReactElement, useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'onCopy'> {
  readonly label: string;
  /** Takes the place of the label after a copy. */
  readonly copiedLabel: string;
  /** Resolves to whether the text was copied. */
  readonly onCopy: () => Promise<boolean>;
  readonly icon?: ReactElement;
}

/** How long the button says that it has copied. */
const SAID_MS = 3_000;

export function CopyButton({ label, copiedLabel, onCopy, icon, ...rest }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setCopied, SAID_MS, false);
    return () => {
      clearTimeout(timer);
    };
  }, [copies]);
  const press = async () => {
    if (!(await onCopy())) return;
    setCopied(true);
    setCopies((count) => count + 1);
  };
  return (
    <Button {...rest} onClick={() => void press()}>
      {icon}
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
}
