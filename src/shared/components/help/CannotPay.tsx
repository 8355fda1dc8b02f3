import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type ButtonVariant } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useToast } from '@/shared/feedback/toasts';
import { useLazyPart } from '@/shared/hooks/useLazyPart';
import type { CannotPayDialogProps } from './CannotPayDialog';

const loadDialog = () => import(/* webpackChunkName: "cannot-pay" */ './CannotPayDialog');

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
  const [isBusy, setBusy] = useState(false);
  const { part, ask } = useLazyPart(loadDialog);
  const toast = useToast();
  if (!hardshipType) return null;
  const open = async () => {
    setBusy(true);
    if (await ask()) setOpen(true);
    else toast('error', t`This did not work. Try again.`);
    setBusy(false);
  };
  return (
    <>
      <Button variant={variant} isBusy={isBusy} onClick={() => void open()}>
        {t({
          message: `I cannot pay`,
          comment: 'Button: shows what a borrower without money can do. It sends nothing.',
        })}
      </Button>
      {isOpen && part && <part.CannotPayDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
