import type { OfferedScreen } from '../../navigation/screens/row';
import type { PreviewPorts } from './ports';
import { PREVIEW_PATH } from './previewPath';

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
