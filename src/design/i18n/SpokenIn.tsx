import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { directionOf, markLanguage } from '@/platform/environment';

export interface SpokenInProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Renders its children, and so the screen, in another language, and marks that language for screen readers. */
export function SpokenIn({ i18n, children }: SpokenInProps) {
  const { locale } = i18n;
  useEffect(() => {
    const html = document.documentElement;
    const before = html.lang;
    markLanguage(html, locale);
    return () => {
      markLanguage(html, before);
    };
  }, [locale]);
  return (
    <I18nProvider i18n={i18n}>
      <div lang={locale} dir={directionOf(locale)}>
        {children}
      </div>
    </I18nProvider>
  );
}
