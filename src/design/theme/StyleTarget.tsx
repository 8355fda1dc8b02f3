import { type ReactNode, useEffect } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * The initial text of the style element, before scripts add its rules. The Content-Security-Policy allows it by
 * its hash. Older Safaris refuse the hash of an empty text, with which styled-components would begin.
 */
export const STYLE_SEED = '/* styled */';

/** The style that the build added to a prerendered page (`scripts/build/html.ts`). */
const prerendered = () => document.head.querySelector('style[data-prerendered]');

/** Replaces `document.head` as the target of styled-components. */
const seeding = {
  getRootNode: () => document,
  querySelectorAll: (selectors: string) => document.head.querySelectorAll(selectors),
  insertBefore(style: Node, next: Node | null) {
    style.textContent = STYLE_SEED;
    // Before the prerendered style: while rules are added one by one, the complete prerendered style wins.
    return document.head.insertBefore(style, next ?? prerendered());
  },
};

/**
 * Removes the prerendered style, because a second set of rules would override changes. It is beside the screen,
 * within the same Suspense: React hydrates the content of a Suspense later than its surroundings, and the rules
 * are complete only then.
 */
export function EndOfPrerenderedStyle() {
  useEffect(() => prerendered()?.remove(), []);
  return null;
}

/** The parent of every styled component. */
export function StyleTarget({ children }: { readonly children: ReactNode }) {
  if (typeof document === 'undefined') return children;
  return (
    <StyleSheetManager target={seeding as unknown as HTMLElement}>{children}</StyleSheetManager>
  );
}
