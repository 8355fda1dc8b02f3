/** The icon of a page's tab. */
export const ICON = '/icon-48.png';

/** A page's tab has its icon once nothing more urgent is under way: loading it would come before the answer's picture. */
export function showIcon(page: Document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = ICON;
}
