import { ICON } from './builtElements';
import type { PageFacts } from './handover';

/**
 * Loads the app's texts and the tab's icon after the first answer has been painted. Each request occupies a slow phone's
 * processor for 10 ms or more.
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
    link.as = file.endsWith('.json') ? 'fetch' : 'script';
    // A preloaded file is used only by a request of the same mode: a script is requested without CORS, `fetch` with it.
    if (link.as === 'fetch') link.crossOrigin = 'anonymous';
    link.href = `/${file}`;
    page.head.append(link);
  });
}
