import type { PageFacts } from './handover';

/** The icon of a page's tab. */
export const ICON = '/icon-48.png';

/**
 * Sends for what can wait until the first answer has been painted: the texts that the app will need, and the tab's icon.
 * Each file that is asked for keeps a slow phone's processor busy for 10 ms or more.
 */
export function fetchAfterPaint(page: Document, facts: PageFacts): void {
  fetchTexts(page, facts);
  const icon = page.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = ICON;
}

export function fetchTexts(page: Document, { read, language }: PageFacts): void {
  read?.texts[language]?.forEach((file) => {
    const link = page.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = `/${file}`;
    page.head.append(link);
  });
}
