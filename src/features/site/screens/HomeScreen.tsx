import { DocumentEnd, usePageDocument } from '@/design/legal';
import { DocumentText } from '../parts/DocumentText';
import { HomeHero } from '../parts/HomeHero';
import { HowItWorks } from '../parts/HowItWorks';
import { LateCost } from '../parts/LateCost';
import { Section, TextColumn } from '../parts/layout';
import { OwnFigures } from '../parts/OwnFigures';
import { Questions } from '../parts/Questions';
import { SiteFrame } from '../parts/SiteFrame';

/**
 * `/` (docs/reference/screens.md#public-site): the loan, its cost, and the cost of a late payment. The lender's
 * document contains every text; its sections have this order (`scripts/documents/shapes.ts`).
 */
export default function HomeScreen() {
  const { currentData: document } = usePageDocument('home');
  const [bill, steps, late, questions, ownFigures] = document?.sections ?? [];
  if (!document || !bill || !steps || !late || !questions || !ownFigures) {
    return (
      <SiteFrame page="home" hero={null}>
        <TextColumn>
          <DocumentText name="home" />
        </TextColumn>
      </SiteFrame>
    );
  }
  return (
    <SiteFrame page="home" hero={<HomeHero document={document} bill={bill} />}>
      <HowItWorks section={steps} />
      <LateCost section={late} />
      <Questions section={questions} />
      <OwnFigures section={ownFigures} />
      {document.end.length > 0 && (
        <Section>
          <DocumentEnd document={document} />
        </Section>
      )}
    </SiteFrame>
  );
}
