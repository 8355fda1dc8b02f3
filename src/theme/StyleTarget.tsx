import { type ReactNode, useEffect } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * What our style element holds when it enters the page, before its rules are put in by script. The
 * Content-Security-Policy names it by its hash; that of an empty text, which styled-components would
 * begin with, is refused by older Safaris.
 */
export const STYLE_SEED = '/* styled */';

/** The style that the build put into a prerendered page (`scripts/build/html.ts`). */
const prerendered = () => document.head.querySelector('style[data-prerendered]');

/** Stands in for `document.head` where styled-components puts its style element. */
const seeding = {
  getRootNode: () => document,
  querySelectorAll: (selectors: string) => document.head.querySelectorAll(selectors),
  insertBefore(style: Node, next: Node | null) {
    style.textContent = STYLE_SEED;
    // Before the prerendered style: while our rules come one by one, its complete set has the last word.
    return document.head.insertBefore(style, next ?? prerendered());
  },
};

/**
 * Ends the prerendered style: a second set of rules would only be in the way of what changes. It stands beside the
 * screen, within the same Suspense: what is within is taken over later than what is around it, and until then its
 * rules are not ours yet.
 */
export function EndOfPrerenderedStyle() {
  useEffect(() => prerendered()?.remove(), []);
  return null;
}

/** Everything styled stands within. */
export function StyleTarget({ children }: { readonly children: ReactNode }) {
  if (typeof document === 'undefined') return children;
  return (
    <StyleSheetManager target={seeding as unknown as HTMLElement}>{children}</StyleSheetManager>
  );
}
