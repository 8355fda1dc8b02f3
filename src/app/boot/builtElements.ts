/** What the build writes into a page (`scripts/build/html.ts`), and scripts look up. Imports nothing: the build reads it. */

/** The icon of a page's tab. */
export const ICON = '/icon-48.png';

/** The element that says in each language of the brand that the page could not be loaded. */
export const LOAD_FAILURE_ID = 'lost';
