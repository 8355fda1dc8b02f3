import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import {
  Blocks,
  DocumentEnd,
  type LenderDocument,
  SectionBlocks,
  usePageDocument,
} from '@/design/legal';
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
      <Section>
        {document ? <About document={document} /> : <DocumentText name="aboutUs" />}
      </Section>
    </SiteFrame>
  );
}

function About({ document }: { readonly document: LenderDocument }) {
  return (
    <>
      <Values>
        {document.sections.map((section, index) => (
          <Value key={index}>
            {pictures[index % pictures.length]}
            <div>
              <h2>{section.title}</h2>
              <SectionBlocks section={section} heading="h3" />
            </div>
          </Value>
        ))}
      </Values>
      <DocumentEnd document={document} />
    </>
  );
}

const Values = styled.ul`
  display: grid;
  gap: 2.5rem;
`;

const Value = styled.li`
  display: grid;
  /* Without the 0 an unbreakable address would widen its column. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-m);
  overflow-wrap: break-word;
  h2 {
    margin: 0;
    font-size: var(--text-xl);
    letter-spacing: -0.015em;
  }
  h3 {
    margin-top: var(--space-m);
    font-size: inherit;
  }
  p,
  ul {
    max-width: 40em;
    margin-top: var(--space-s);
    color: var(--color-textSecondary);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 220px 1fr;
    align-items: center;
    gap: 3rem;
    &:nth-child(even) svg {
      order: 2;
    }
    &:nth-child(even) {
      grid-template-columns: 1fr 220px;
    }
  }
`;
