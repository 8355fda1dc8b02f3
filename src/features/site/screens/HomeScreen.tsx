import { HomeHero } from '../parts/HomeHero';
import { HowItWorks } from '../parts/HowItWorks';
import { LateCost } from '../parts/LateCost';
import { OwnFigures } from '../parts/OwnFigures';
import { Questions } from '../parts/Questions';
import { SiteFrame } from '../parts/SiteFrame';

/** `/` (spec, section 2): what a loan is, what it costs, what happens when it is late. */
export default function HomeScreen() {
  return (
    <SiteFrame page="home" hero={<HomeHero />}>
      <HowItWorks />
      <LateCost />
      <Questions />
      <OwnFigures />
    </SiteFrame>
  );
}
