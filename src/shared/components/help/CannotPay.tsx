import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonVariant } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useLazyDialog } from '@/shared/hooks/useLazyDialog';
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
  const { part, isBusy, open, close } = useLazyDialog(loadDialog);
  if (!hardshipType) return null;
  return (
    <>
      <Button variant={variant} isBusy={isBusy} onClick={open}>
        {t({
          message: `I cannot pay`,
          comment: 'Button: shows what a borrower without money can do. It sends nothing.',
        })}
      </Button>
      {part && <part.CannotPayDialog {...props} onClose={close} />}
    </>
  );
}
