import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { branded, type Elements, quietFocus, stack, TextLink } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useAdvertisement } from '../hooks/useAdvertisement';
import { registerAddress } from '../query';
import { Brand } from './Brand';

export interface TargetPageProps {
  readonly title: string;
  readonly children: Elements;
}

/** The frame of the pages behind the hash: brand, one title, and a link back to the form. */
export function TargetPage({ title, children }: TargetPageProps) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const advertisement = useAdvertisement();
  const heading = useRef<HTMLHeadingElement>(null);

  // The page changed without a load, so the focus moves to its title.
  useEffect(() => {
    document.title = `${title} · ${appTitle}`;
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [title, appTitle]);

  return (
    <>
      <Ground>
        <Inner>
          <Brand name={appTitle} />
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
        </Inner>
      </Ground>
      <Sheet>
        {children}
        <TextLink href={`#${registerAddress(advertisement)}`}>{t`Back to registration`}</TextLink>
      </Sheet>
    </>
  );
}

const Ground = styled.header`
  ${branded}
`;

const Inner = styled.div`
  ${stack}
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--space-l) var(--space-edge) calc(var(--space-l) + var(--radius-xl));
`;

const Title = styled.h1`
  ${quietFocus}
  font-size: 1.75rem;
  letter-spacing: -0.02em;
`;

const Sheet = styled.main`
  ${stack}
  max-width: 40rem;
  margin: calc(-1 * var(--radius-xl)) auto 0;
  padding: var(--space-l) var(--space-edge) var(--space-xl);
  border-radius: var(--radius-xl) var(--radius-xl) 0 0;
  background: var(--color-background);
`;
