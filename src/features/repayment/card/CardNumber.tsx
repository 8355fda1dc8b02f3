import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/design/ui';

/** A masked card number, after the word by which a screen reader introduces its last digits. */
export function CardNumber({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden>
        {t({
          message: `ending`,
          comment: 'For screen readers: the last digits of a card number follow.',
        })}{' '}
      </VisuallyHidden>
      {/* Chinese fonts would render the dots as wide as a character. */}
      <span lang="en" dir="ltr" translate="no">
        {children}
      </span>
    </>
  );
}
