import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Blocks, type LenderDocument, usePageDocument } from '../../../design/legal';
import { FairDeal, LateDay, ReadBill } from '../illustrations/steps';
import { DocumentText } from '../parts/DocumentText';
import { Headline, Lead, Section } from '../parts/layout';
import { SiteFrame } from '../parts/SiteFrame';

const pictures = [<ReadBill key="read" />, <FairDeal key="deal" />, <LateDay key="late" />];

/** `/About`: the lender and its way of lending. The lender's document contains every text. */
export default function AboutScreen() {
  const { t } = useLingui();
  const { currentData: document } = usePageDocument('aboutUs');
  return (
    <SiteFrame
      page="about"
      hero={
        <>
          <Headline>{t`About us`}</Headline>
          <Lead as="div">{document && <Blocks blocks={document.introduction} />}</Lead>
        </>
      }
    >
      <Section>{document ? <About {...document} /> : <DocumentText name="aboutUs" />}</Section>
    </SiteFrame>
  );
}

function About({ sections }: LenderDocument) {
  return (
    <Values>
      {sections.map(({ title, blocks }, index) => (
        <li key={title}>
          {pictures[index % pictures.length]}
          <div>
            <h2>{title}</h2>
            <Blocks blocks={blocks} />
          </div>
        </li>
      ))}
    </Values>
  );
}

const Values = styled.ul`
  display: grid;
  gap: 2.5rem;
  li {
    display: grid;
    /* Without the 0 an unbreakable address would widen its column. */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-m);
    overflow-wrap: break-word;
  }
  h2 {
    margin: 0;
    font-size: var(--text-xl);
    letter-spacing: -0.015em;
  }
  p {
    max-width: 40em;
    margin-top: var(--space-s);
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    li {
      grid-template-columns: 220px 1fr;
      align-items: center;
      gap: 3rem;
    }
    li:nth-child(even) svg {
      order: 2;
    }
    li:nth-child(even) {
      grid-template-columns: 1fr 220px;
    }
  }
`;
