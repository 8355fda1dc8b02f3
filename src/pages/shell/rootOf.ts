/** Where a page's element goes. */
export function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  return root;
}
