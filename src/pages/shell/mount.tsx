import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Reporter } from '../../reports/report';
import { rootOf } from './rootOf';
import { tellingCrashes } from './rootOptions';

export interface MountOptions {
  readonly page: Document;
  readonly app: ReactElement;
  /** Hears of crashes; without one, nobody does. */
  readonly reporter?: Reporter | undefined;
  readonly language: string;
  /** Besides its language, the page is as the build rendered it. */
  readonly isAsRendered: boolean;
}

/**
 * Takes over a page that was rendered at build time. What differs from it takes its place in one go, and a
 * transition gives way to a finger in between.
 */
export function mount({ page, app, reporter, language, isAsRendered }: MountOptions): void {
  const root = rootOf(page);
  const isSame = isAsRendered && root.hasChildNodes() && page.documentElement.lang === language;
  page.documentElement.lang = language;
  startTransition(() => {
    if (isSame) hydrateRoot(root, app, tellingCrashes(reporter));
    else createRoot(root, tellingCrashes(reporter)).render(app);
  });
}
