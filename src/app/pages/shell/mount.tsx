import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { markLanguage } from '@/platform/environment';
import type { Reporter } from '@/platform/reports';

/** The element that contains the app. */
export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  return root;
}

/** With this option React does not log the error itself, so the function logs the error and reports it. */
export const crashOptions = (reporter: Reporter | undefined): RootOptions => ({
  onCaughtError: (error) => {
    console.error(error);
    reporter?.({ kind: 'crash', error });
  },
});

export interface MountOptions {
  readonly page: Document;
  readonly app: ReactElement;
  /** Without a reporter, crashes are only logged. */
  readonly reporter?: Reporter | undefined;
  readonly language: string;
  /** The page has the content that the build rendered, apart from its language. */
  readonly isAsRendered: boolean;
}

/** Hydrates a prerendered page, or replaces a page that differs. The transition lets React handle touches in between. */
export function mount({ page, app, reporter, language, isAsRendered }: MountOptions): void {
  const root = rootOf(page);
  const isSame = isAsRendered && root.hasChildNodes() && page.documentElement.lang === language;
  markLanguage(page.documentElement, language);
  startTransition(() => {
    if (isSame) hydrateRoot(root, app, crashOptions(reporter));
    else createRoot(root, crashOptions(reporter)).render(app);
  });
}
