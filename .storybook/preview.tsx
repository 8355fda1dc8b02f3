import type { Decorator, Preview } from '@storybook/react-webpack5';
import { brandsItems, DEFAULT_BRAND, LANGUAGE_ITEMS } from '../stories/support/brands';
import { PartFrame } from '../stories/support/PartFrame';
import { RULES_OF_PAGES } from '../stories/support/rulesOfPages';

/** A part of `design/ui` stands alone; a story of a screen brings the app with its own frame. */
const framed: Decorator = (Story, { globals, parameters }) =>
  parameters.isScreen ? (
    <Story />
  ) : (
    <PartFrame brand={String(globals.brand)} language={String(globals.language)}>
      <Story />
    </PartFrame>
  );

const preview: Preview = {
  // For `npm run proof -- stories`, which waits for the end of a story's acts.
  afterEach: () => {
    document.body.dataset.story = 'ended';
  },
  decorators: [framed],
  parameters: {
    layout: 'fullscreen',
    // A finding is an error of the story.
    a11y: {
      test: 'error',
      // Of a part; the journeys try the pages.
      config: { rules: RULES_OF_PAGES.map((id) => ({ id, enabled: false })) },
    },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '640px' } } },
    },
  },
  globalTypes: {
    brand: {
      description: 'The environment of the brand',
      toolbar: { title: 'Brand', items: brandsItems, dynamicTitle: true },
    },
    language: {
      description: 'The language, where the brand has it',
      toolbar: { title: 'Language', items: LANGUAGE_ITEMS, dynamicTitle: true },
    },
  },
  initialGlobals: { brand: DEFAULT_BRAND, language: 'es', viewport: { value: 'phone' } },
};

export default preview;
