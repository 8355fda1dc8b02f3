import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type ButtonVariant } from '@/design/ui';
import { useEnvironment } from '@/shared/hooks/environment';
import { CannotPayDialog, type CannotPayDialogProps } from './CannotPayDialog';

export interface CannotPayProps extends Omit<CannotPayDialogProps, 'onClose'> {
  readonly variant?: ButtonVariant;
}

/**
 * Opens what a borrower who cannot pay can do (docs/reference/screens.md#i-cannot-pay). Without a complaint type for
 * it in the environment there is no button.
 */
export function CannotPay({ variant = 'text', ...props }: CannotPayProps) {
  const { t } = useLingui();
  const { hardshipType } = useEnvironment();
  const [isOpen, setOpen] = useState(false);
  if (!hardshipType) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t({
          message: `I cannot pay`,
          comment: 'Button: shows what a borrower without money can do. It sends nothing.',
        })}
      </Button>
      {isOpen && <CannotPayDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
