import { useLingui } from '@lingui/react/macro';
import { useToast } from '../feedback/toasts';

/** Returns a function that copies a text. If the clipboard fails, the function selects the text for a manual copy. */
export function useCopy(): (text: string, shownIn: HTMLElement) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  return async (text, shownIn) => {
    try {
      await navigator.clipboard.writeText(text);
      toast('info', t`Copied`);
    } catch {
      window.getSelection()?.selectAllChildren(shownIn);
      toast('info', t`Copying is blocked here. The text is selected: press and hold it to copy.`);
    }
  };
}
