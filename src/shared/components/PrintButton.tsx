import { useLingui } from '@lingui/react/macro';
import { useBridge } from '../../native/bridge';
import { Button } from '../../ui/Button';
import type { ButtonVariant } from '../../ui/buttonLook';

/** Prints the screen; nothing in a native web view, which does not print. */
export function PrintButton({ variant = 'secondary' }: { readonly variant?: ButtonVariant }) {
  const { t } = useLingui();
  if (useBridge().has('closeWebView')) return null;
  return (
    <Button
      variant={variant}
      onClick={() => {
        window.print();
      }}
    >{t`Print`}</Button>
  );
}
