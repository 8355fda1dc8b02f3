import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { languagesOf, nameOfLanguage, numberOf, useEnvironment } from '@/platform/environment';
import { useIsHydrated } from '@/shared';

/**
 * Links to the page in the brand's other languages. Only script renders another language, so the links appear after
 * hydration.
 */
export function LanguageLinks() {
  const { i18n } = useLingui();
  const environment = useEnvironment();
  const isReady = useIsHydrated();
  const others = languagesOf(environment).filter((code) => code !== i18n.locale);
  return (
    <Others $isReady={isReady}>
      {others.map((code) => (
        <a key={code} href={`?language=${numberOf(code, environment)}`} lang={code} hrefLang={code}>
          {nameOfLanguage(code)}
        </a>
      ))}
    </Others>
  );
}

const Others = styled.div<{ readonly $isReady: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 var(--space-m);
  min-width: 4rem;
  font-size: var(--text-s);
  font-weight: 600;
  visibility: ${({ $isReady }) => ($isReady ? 'visible' : 'hidden')};
  a {
    display: inline-flex;
    align-items: center;
  }
`;
