import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../design/ui/Button';
import type { ButtonVariant } from '../../../design/ui/buttonStyle';
import { useBridge } from '../../../platform/native/bridge';

/** Prints the screen. Native web views cannot print, so there is no button there. */
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
