import type { Meta, StoryFn } from '@storybook/react-webpack5';
import {
  Awaiting,
  BrandMark,
  Card,
  CodeImage,
  codePath,
  Due,
  FallbackImage,
  forwardIcon,
  Icon,
  mailIcon,
  OnItsWay,
  Overdue,
  phoneIcon,
  refreshIcon,
  Rejected,
  stateIcons,
  UnderReview,
} from '@/design/ui';

const meta: Meta = { title: 'Parts/Identity' };
export default meta;

const shapes = { ...stateIcons, forwardIcon, mailIcon, phoneIcon, refreshIcon };

export const Icons: StoryFn = () => (
  <Card>
    {Object.entries(shapes).map(([name, shape]) => (
      <p key={name}>
        <Icon shape={shape} /> <span>{name}</span>
      </p>
    ))}
  </Card>
);

export const Brand: StoryFn = () => (
  <Card>
    <BrandMark size={44} hasLogo={false} />
    <FallbackImage alt="" src="data:image/png," fallback={<Icon shape={stateIcons.day} />} />
  </Card>
);

export const Illustrations: StoryFn = () => (
  <>
    <UnderReview />
    <Rejected />
    <Awaiting />
    <Due />
    <Overdue />
    <OnItsWay />
  </>
);

const BARS = [Array.from('1101001000011010011101001100', (bar) => bar === '1')];

export const Code: StoryFn = () => (
  <CodeImage
    path={codePath(BARS)}
    size={{ width: BARS[0]?.length ?? 0, height: 1 }}
    isBarcode
    alt="Código de barras"
  />
);
