import type { Begun } from './begun';

/**
 * Sends for the texts that the app will need. Each file that is asked for keeps a slow phone's processor busy for some
 * 10 ms: they wait until the first answer can be read.
 */
export function fetchTexts(page: Document, { read, language }: Begun): void {
  read?.texts[language].forEach((file) => {
    const link = page.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = `/${file}`;
    page.head.append(link);
  });
}
