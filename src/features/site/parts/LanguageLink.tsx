import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../../shared/hooks/lifecycle';
import { inLanguage } from './useSiteAddress';

/**
 * A link to the page in the other language. Only script renders the other language, so the link appears after
 * hydration.
 */
export function LanguageLink() {
  const { i18n } = useLingui();
  const isReady = useIsHydrated();
  const other =
    i18n.locale === 'en' ? { code: 'es', name: 'Español' } : { code: 'en', name: 'English' };
  return (
    <Other href={inLanguage(other.code)} lang={other.code} hrefLang={other.code} $isReady={isReady}>
      {other.name}
    </Other>
  );
}

const Other = styled.a<{ readonly $isReady: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 4rem;
  font-size: var(--text-s);
  font-weight: 600;
  visibility: ${({ $isReady }) => ($isReady ? 'visible' : 'hidden')};
`;
