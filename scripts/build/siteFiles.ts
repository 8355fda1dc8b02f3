import type { Environment } from '../../src/platform/environment/environment';

/**
 * Lets search engines read every page: they find `noindex` only in a page that they may read. Borrower pages have it,
 * because their addresses contain order ids, and promotion, because it is for invited visitors (`pages.ts`).
 */
export function robots({ h5Base }: Environment): string {
  const sitemapLine = h5Base ? `\nSitemap: ${h5Base}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}

export function sitemap({ h5Base }: Environment, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${h5Base}${path}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

export function webManifest(
  { appTitle, defaultLanguage }: Environment,
  themeColor: string,
): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return JSON.stringify({
    name: appTitle,
    short_name: appTitle,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}
