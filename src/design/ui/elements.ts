import type { ReactElement } from 'react';

/**
 * Content that stands beside other content: elements without a text of their own. A browser's translation replaces
 * text nodes, and React can then neither change nor remove them beside siblings (docs/architecture.md#translated-pages).
 */
export type Elements = ReactElement | readonly Elements[] | false | '' | null | undefined;
