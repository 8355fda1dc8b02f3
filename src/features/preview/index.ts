import type { OfferedScreen } from '@/platform/navigation';
import { PREVIEW_PATH } from './choices';
import type { PreviewPorts } from './sandboxClient';

export { applyChosenEnvironment } from './chosenEnvironment';

/** The launch pad: a page for developers, in English only, and not in production bundles. */
export const previewScreens = (ports: PreviewPorts): readonly OfferedScreen[] => [
  {
    paths: { testPreview: PREVIEW_PATH },
    feature: 'testPreview',
    load: async () => {
      const { createPreviewScreen } = await import(
        /* webpackChunkName: "preview" */ './PreviewScreen'
      );
      return { default: createPreviewScreen(ports) };
    },
  },
];
