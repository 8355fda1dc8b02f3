/** A dialog that is open. */
export interface OpenDialog {
  readonly element: HTMLElement;
  /** Closes the dialog; missing where the program alone closes it: Back then leaves the screen. */
  readonly onBack: (() => void) | undefined;
}

/** The open dialogs, the top one last. */
let dialogs: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

/** Adds a dialog. The returned function removes it. */
export function dialogOpened(dialog: OpenDialog): () => void {
  change([...dialogs, dialog]);
  return () => {
    change(dialogs.filter((other) => other !== dialog));
  };
}

function change(next: typeof dialogs): void {
  dialogs = next;
  listeners.forEach((listener) => {
    listener();
  });
  // Not at once: one dialog can follow another, and a button can close its dialog and open a screen.
  setTimeout(keepEntry);
}

export const topDialog = (): HTMLElement | undefined => dialogs[dialogs.length - 1]?.element;

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of the entry of the history that stands for open dialogs (docs/architecture.md#back-and-dialogs). */
interface EntryState {
  readonly dialog?: true;
  readonly idx?: number;
}

const entryState = () => Object(window.history.state) as EntryState;

const topToClose = () => [...dialogs].reverse().find(({ onBack }) => onBack);

/** Makes an entry while a dialog is open that Back closes, and removes it afterwards. */
function keepEntry(): void {
  const { dialog, ...state } = entryState();
  if (topToClose() && !dialog) {
    window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, dialog: true }, '');
    window.addEventListener('popstate', closeTop);
  } else if (!topToClose() && dialog) {
    window.removeEventListener('popstate', closeTop);
    window.history.back();
  }
}

function closeTop(): void {
  if (entryState().dialog) return;
  window.removeEventListener('popstate', closeTop);
  topToClose()?.onBack?.();
  // Another dialog below it, or one that stays open, gets an entry again.
  setTimeout(keepEntry);
}
