/**
 * `_redirects`: rewrites (status 200) for hosts that match a path by its case or redirect it to a slash at its end.
 * `pages` has the address of a page by its route. Cloudflare reads the rules before the files; Netlify serves a file
 * first. Every other path without a file is `404.html`: a rule for all paths would hide the assets on Cloudflare.
 */
export function redirects(pages: Readonly<Record<string, string>>): string {
  const lines = Object.entries(pages).flatMap(([route, page]) => {
    const plain = route.toLowerCase();
    return [...new Set([route, `${route}/`, plain, `${plain}/`])]
      .filter((from) => from !== page)
      .map((from) => `${from} ${page} 200`);
  });
  return `${lines.join('\n')}\n`;
}

/**
 * The page of each route. Without `.html`: Cloudflare redirects such an address. `folders` are the routes with a
 * page of their own; the app serves the others.
 */
export const pagesByRoute = (routes: readonly string[], folders: readonly string[]) => ({
  ...Object.fromEntries(
    routes
      .filter((route) => route !== '/')
      .map((route) => [route, folders.includes(route) ? `${route}/` : '/app']),
  ),
  '/promotion': '/promotion',
});
