import type { OfferedScreen } from '../../navigation/screens/row';
import { PREVIEW_PATH } from './choices';
import type { PreviewPorts } from './sandboxClient';

export { applyChosenEnvironment } from './chosenEnvironment';

/** The launch pad: a developer's page, in English only, and in no production bundle. */
export const previewScreens = (ports: PreviewPorts): readonly OfferedScreen[] => [
  {
    paths: { testPreview: PREVIEW_PATH },
    feature: 'testPreview',
    load: async () => {
      const { createPreviewScreen } = await import(
        /* webpackChunkName: "preview" */ './screens/PreviewScreen'
      );
      return { default: createPreviewScreen(ports) };
    },
    texts: 'shell',
  },
];
