import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { branded, type Elements, touchable } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import type { SitePage } from '@/platform/navigation';
import { siteMeta } from '../meta';
import { wide } from './layout';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export interface SiteFrameProps {
  readonly page: SitePage;
  /** The content on the gradient: the page's `h1` and its texts. */
  readonly hero: Elements;
  readonly children: Elements;
}

/** Header, hero, content and footer of a public page. */
export function SiteFrame({ page, hero, children }: SiteFrameProps) {
  const { t, i18n } = useLingui();
  const { appTitle } = useEnvironment();
  const title = i18n._(siteMeta[page].title);

  const about = siteMeta[page].description;
  const description = i18n._(about.id, { name: appTitle });

  // The HTML's texts are in the environment's language; a page in another language gets translated ones.
  useEffect(() => {
    document.title = `${title} · ${appTitle}`;
    document
      .querySelectorAll('meta[property="og:title"]')
      .forEach((meta) => meta.setAttribute('content', document.title));
    document
      .querySelectorAll('meta[name=description], meta[property="og:description"]')
      .forEach((meta) => meta.setAttribute('content', description));
  }, [title, appTitle, description]);

  return (
    <>
      <Ground>
        <Skip href="#content">{t`Skip to content`}</Skip>
        <SiteHeader page={page} />
        <Hero>{hero}</Hero>
      </Ground>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

const Skip = styled.a`
  position: absolute;
  z-index: 3;
  inset-inline-start: var(--space-m);
  top: -4rem;
  display: grid;
  place-items: center;
  ${touchable}
  padding: var(--space-s) var(--space-m);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  &:focus {
    top: var(--space-s);
  }
`;

/** The page's banner: the brand, the navigation and the hero. */
const Ground = styled.header`
  ${branded}
`;

const Hero = styled.div`
  ${wide}
  padding-block: var(--space-l) calc(var(--space-xl) + 1rem);
`;
