import { usePageDocument } from '../../../legal/useDocument';
import { DocumentText } from '../parts/DocumentText';
import { HomeHero } from '../parts/HomeHero';
import { HowItWorks } from '../parts/HowItWorks';
import { LateCost } from '../parts/LateCost';
import { Reading } from '../parts/layout';
import { OwnFigures } from '../parts/OwnFigures';
import { Questions } from '../parts/Questions';
import { SiteFrame } from '../parts/SiteFrame';

/**
 * `/` (docs/reference/screens.md#public-site): what a loan is, what it costs, what happens when it is late. Every word is the lender's
 * document, whose sections stand in this order (`scripts/documents/shapes.ts`).
 */
export default function HomeScreen() {
  const { currentData: document } = usePageDocument('home');
  const [bill, steps, late, questions, ownFigures] = document?.sections ?? [];
  if (!document || !bill || !steps || !late || !questions || !ownFigures) {
    return (
      <SiteFrame page="home" hero={null}>
        <Reading>
          <DocumentText name="home" />
        </Reading>
      </SiteFrame>
    );
  }
  return (
    <SiteFrame page="home" hero={<HomeHero document={document} bill={bill} />}>
      <HowItWorks section={steps} />
      <LateCost section={late} />
      <Questions section={questions} />
      <OwnFigures section={ownFigures} />
    </SiteFrame>
  );
}
