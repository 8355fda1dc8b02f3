import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useToast } from '../feedback/toasts';
import { useLazyPart } from './useLazyPart';

/** A dialog whose code is loaded while the page is idle, or at the tap that opens it. `part` is there while it is open. */
export function useLazyDialog<Part extends object>(load: () => Promise<Part>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { part, ask } = useLazyPart(load);
  const toast = useToast();
  const open = async () => {
    setBusy(true);
    if (await ask()) setOpen(true);
    else toast('error', t`This did not work. Try again.`);
    setBusy(false);
  };
  return {
    part: isOpen ? part : undefined,
    isBusy,
    open: () => void open(),
    close: () => {
      setOpen(false);
    },
  };
}
