import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { Providers } from '@/app/pages/shell/Providers';
import { createI18n } from '@/design/i18n';
import { createLibrary } from '@/design/legal';
import { stack } from '@/design/ui';
import { environmentOf, spokenBy } from './brands';

export interface PartFrameProps {
  readonly brand: string;
  readonly language: string;
  readonly children: ReactNode;
}

/** The context of every page, around a part that has no texts of its own. */
export function PartFrame({ brand, language, children }: PartFrameProps) {
  const environment = useMemo(() => environmentOf(brand), [brand]);
  const i18n = useMemo(() => createI18n(spokenBy(environment, language)), [environment, language]);
  return (
    <Providers environment={environment} i18n={i18n} library={library}>
      <Column>{children}</Column>
    </Providers>
  );
}

const library = createLibrary(() => Promise.reject(new Error('A part reads no document.')));

const Column = styled.div`
  ${stack}
  max-width: 30rem;
  padding: var(--space-edge);
`;
