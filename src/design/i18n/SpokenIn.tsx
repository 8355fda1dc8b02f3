import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { directionOf } from '../../platform/environment';

export interface SpokenInProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Renders its children in another language and marks that language for screen readers. */
export function SpokenIn({ i18n, children }: SpokenInProps) {
  return (
    <I18nProvider i18n={i18n}>
      <div lang={i18n.locale} dir={directionOf(i18n.locale)}>
        {children}
      </div>
    </I18nProvider>
  );
}
