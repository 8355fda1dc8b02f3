import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { BrandMark } from '../../../design/ui/BrandMark';
import { touchable } from '../../../design/ui/mixins';
import { useEnvironment } from '../../../platform/environment/EnvironmentContext';
import type { SitePage } from '../../../platform/navigation/screens/site';
import { LanguageLinks } from './LanguageLinks';
import { wide } from './layout';
import { useNavigation } from './useNavigation';
import { useSiteAddress } from './useSiteAddress';

/** Brand and navigation. On a phone the navigation has its own line instead of a menu button. */
export function SiteHeader({ page }: { readonly page: SitePage }) {
  const { t } = useLingui();
  const addressOf = useSiteAddress();
  const { appTitle, logo } = useEnvironment();
  return (
    <Bar>
      <Home href={addressOf('home')}>
        <BrandMark size={36} hasLogo={!!logo} />
        {appTitle}
      </Home>
      <Nav aria-label={t`Main`}>
        {useNavigation().map((link) => (
          <a
            key={link.page}
            href={addressOf(link.page)}
            aria-current={link.page === page ? 'page' : undefined}
          >
            {link.name}
          </a>
        ))}
      </Nav>
      <LanguageLinks />
    </Bar>
  );
}

const Bar = styled.div`
  ${wide}
  /* Wraps where the brand and the languages have no room beside each other. */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-m);
  padding-top: var(--space-s);
  a {
    ${touchable}
    color: inherit;
  }
  @media (min-width: 62rem) {
    display: grid;
    grid-template-columns: 1fr auto auto;
    padding-top: var(--space-m);
    > :last-child {
      order: 3;
    }
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  justify-self: start;
  font-size: var(--text-l);
  font-weight: 750;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const Nav = styled.nav`
  order: 3;
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-m);
  font-size: var(--text-s);
  font-weight: 600;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.375rem;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  @media (min-width: 62rem) {
    gap: 0 var(--space-l);
    order: 2;
  }
`;
