import { useLingui } from '@lingui/react/macro';
import { useToast } from '../feedback/toasts';

/** A clipboard that asks for a permission may never answer. */
const PATIENCE_MS = 1_000;

/**
 * Returns a function that copies a text: by the clipboard, otherwise by the older command. If both fail, the function
 * selects the text for a manual copy, and a toast says so. The function resolves to whether the text was copied: the control says it.
 */
export function useCopy(): (text: string, shownIn: HTMLElement) => Promise<boolean> {
  const { t } = useLingui();
  const toast = useToast();
  return async (text, shownIn) => {
    if ((await isWritten(text)) || isCopiedByCommand(text)) return true;
    // Shown in groups, but pasted into a field without spaces.
    if (shownIn.textContent.replace(/\s/g, '') === text) shownIn.textContent = text;
    window.getSelection()?.selectAllChildren(shownIn);
    toast('info', t`Copying is blocked here. The text is selected: press and hold it to copy.`);
    return false;
  };
}

async function isWritten(text: string): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false);
  });
  try {
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, timeout]);
  } catch {
    return false;
  }
}

/** The type says that the method is deprecated. Locked phones and pages without TLS have no other. */
interface OlderDocument {
  readonly execCommand?: (command: 'copy') => boolean;
}

function isCopiedByCommand(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement('textarea');
  Object.assign(area, { value: text, readOnly: true });
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0' });
  // An element outside of an open dialog cannot be selected.
  (activeElement?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return (document as OlderDocument).execCommand?.('copy') ?? false;
  } catch {
    return false;
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}
