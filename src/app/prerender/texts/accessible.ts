import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A statement of accessibility, and the test that holds it. */
export interface AccessibleRow {
  readonly what: MessageDescriptor;
  /** A file of `test`. */
  readonly test: string;
}

/** The list in the accessibility statement. A row stays only as long as its test does. */
export const ACCESSIBLE: readonly AccessibleRow[] = [
  {
    what: msg`We check every screen with axe, by the rules of WCAG 2.2, levels A and AA. The rules cover names, headings, language and contrast.`,
    test: 'test/e2e/access.spec.ts',
  },
  {
    what: msg`Every task can be done with a keyboard alone, and the focus stays visible.`,
    test: 'test/e2e/keyboard.spec.ts',
  },
  {
    what: msg`No page scrolls sideways on a screen of 320 pixels. No text is cut when it is twice as large.`,
    test: 'test/e2e/narrow.spec.ts',
  },
  {
    what: msg`Long words in an answer do not widen a page.`,
    test: 'test/e2e/narrow.spec.ts',
  },
  {
    what: msg`The colours of texts have a contrast of at least 4.5 to 1 on the brand’s colours.`,
    test: 'test/design/theme/theme.test.ts',
  },
  {
    what: msg`Messages that appear are announced to screen readers, and errors at once.`,
    test: 'test/app/pages/borrower/toasts.test.tsx',
  },
  {
    what: msg`A dialog has a title, keeps the focus and gives it back.`,
    test: 'test/design/ui/Dialog.test.tsx',
  },
];
