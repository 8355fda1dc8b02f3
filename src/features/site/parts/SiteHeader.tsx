import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { BrandMark, touchable } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import type { SitePage } from '@/platform/navigation';
import { LanguageLinks } from './LanguageLinks';
import { wide } from './layout';
import { useSiteAddress } from './useSiteAddress';

/** Brand and navigation. On a phone the navigation is a disclosure, which needs no script. */
export function SiteHeader({ page }: { readonly page: SitePage }) {
  const { t } = useLingui();
  const addressOf = useSiteAddress();
  const { appTitle, logo } = useEnvironment();
  const links = useNavigation().map((link) => (
    <a
      key={link.page}
      href={addressOf(link.page)}
      aria-current={link.page === page ? 'page' : undefined}
    >
      {link.name}
    </a>
  ));
  return (
    <Bar>
      <Home href={addressOf('home')}>
        <BrandMark size={36} hasLogo={!!logo} />
        <span translate="no">{appTitle}</span>
      </Home>
      <Nav aria-label={t`Main`}>
        <Menu>
          <summary>{t`Menu`}</summary>
          <Panel>
            {links}
            <LanguageLinks />
          </Panel>
        </Menu>
        <Line>
          {links}
          <LanguageLinks />
        </Line>
      </Nav>
    </Bar>
  );
}

/** The pages in the navigation, in order (docs/reference/screens.md#public-site). */
function useNavigation(): readonly { readonly page: SitePage; readonly name: string }[] {
  const { t } = useLingui();
  return [
    { page: 'home', name: t`Home` },
    { page: 'about', name: t`About us` },
    { page: 'policy', name: t`Privacy Policy` },
    { page: 'loan', name: t`Loan terms and conditions` },
  ];
}

const Bar = styled.div`
  ${wide}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  padding-top: var(--space-s);
  a,
  summary {
    ${touchable}
    color: inherit;
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font-size: var(--text-l);
  font-weight: 750;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const Nav = styled.nav`
  font-size: var(--text-s);
  font-weight: 600;
  a {
    display: inline-flex;
    align-items: center;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

const WIDE = '@media (min-width: 62rem)';

const Menu = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    padding-inline: var(--space-m);
    border: 1px solid currentcolor;
    border-radius: var(--radius-pill);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ${WIDE} {
    display: none;
  }
`;

/* The open menu lies over the page, below its button. */
const Panel = styled.div`
  position: absolute;
  inset-inline: max(min(1.25rem, 6.25vw), env(safe-area-inset-left));
  z-index: 2;
  display: grid;
  margin-top: var(--space-s);
  padding: var(--space-s) var(--space-m);
  border-radius: var(--radius-m);
  color: var(--color-text);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;

const Line = styled.div`
  display: none;
  align-items: center;
  gap: 0 var(--space-l);
  ${WIDE} {
    display: flex;
  }
`;
