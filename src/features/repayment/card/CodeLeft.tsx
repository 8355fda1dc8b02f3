import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button, Notice, useTakesLostFocus } from '@/design/ui';

export interface CodeLeftProps {
  readonly onOpen: () => void;
  readonly isLocked: boolean;
}

/** The way back to a code that was sent, after the borrower closed the code entry. It requests no other code. */
export function CodeLeft({ onOpen, isLocked }: CodeLeftProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useTakesLostFocus(button);
  return (
    <Notice>
      <p>
        {t({
          message: `Nothing was paid yet: the SMS code is missing. Enter it to pay.`,
          comment: 'The borrower closed the field for the code. Nothing is paid yet.',
        })}
      </p>
      <Button ref={button} variant="secondary" disabled={isLocked} onClick={onOpen}>
        {t({
          message: `Enter the code`,
          comment: 'Button: opens the field for the code from the SMS again. It sends nothing.',
        })}
      </Button>
    </Notice>
  );
}
