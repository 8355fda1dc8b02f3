import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, type DocumentSection, type LenderDocument } from '@/design/legal';
import { BillCard } from './BillCard';
import { Headline, Lead } from './layout';
import { StoreLinks } from './StoreLinks';
import { useSiteAddress } from './useSiteAddress';

export interface HomeHeroProps {
  readonly document: LenderDocument;
  readonly bill: DocumentSection;
}

/** The introduction, and the worked example beside it. */
export function HomeHero({ document: { title, introduction }, bill }: HomeHeroProps) {
  const { t } = useLingui();
  const addressOf = useSiteAddress();
  return (
    <Split>
      <div>
        <Headline>{title}</Headline>
        <Lead as="div">
          <Blocks blocks={introduction} />
        </Lead>
        <StoreLinks />
        <p>
          <Quiet href={addressOf('loan')}>{t`Read the terms first`}</Quiet>
        </p>
      </div>
      <BillCard section={bill} />
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 56rem) {
    grid-template-columns: 1.1fr 1fr;
    align-items: center;
    gap: 4rem;
    padding-block: 1.5rem;
  }
`;

const Quiet = styled.a`
  display: inline-block;
  margin-top: var(--space-s);
  padding-block: 0.75rem;
  color: inherit;
  font-weight: 600;
`;
