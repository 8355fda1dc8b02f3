import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonVariant } from '../../../design/ui';
import { useEnvironment } from '../../hooks/environment';
import { useLatePart } from '../../hooks/useLatePart';
import type { CannotPayDialogProps } from './CannotPayDialog';

export interface CannotPayProps extends Omit<CannotPayDialogProps, 'onClose'> {
  readonly variant?: ButtonVariant;
}

const loadDialog = async () => {
  const { CannotPayDialog } = await import(
    /* webpackChunkName: "cannot-pay" */ './CannotPayDialog'
  );
  return CannotPayDialog;
};

/**
 * Opens what a borrower who cannot pay can do (docs/reference/screens.md#i-cannot-pay). Without a complaint type for
 * it in the environment there is no button.
 */
export function CannotPay({ variant = 'text', ...props }: CannotPayProps) {
  const { t } = useLingui();
  const { hardshipType } = useEnvironment();
  const { Part: Dialog, isLoading, open, close } = useLatePart(loadDialog);
  if (!hardshipType) return null;
  return (
    <>
      <Button variant={variant} isBusy={isLoading} onClick={open}>
        {t({
          message: `I cannot pay`,
          comment: 'Button: shows what a borrower without money can do. It sends nothing.',
        })}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
