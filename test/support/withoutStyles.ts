import type * as React from 'react';
import type * as Styled from 'styled-components';

// jsdom parses a page's style again at each added rule, and matches every rule for each queried element: a third of the time
// of a screen's test. The rules go into an element outside the page; browser tests see the styles.
jest.mock('@/design/theme/StyleTarget', () => {
  const { createElement } = jest.requireActual<typeof React>('react');
  const { StyleSheetManager } = jest.requireActual<typeof Styled>('styled-components');
  const target = globalThis.document.createElement('div');
  return {
    ...jest.requireActual<object>('@/design/theme/StyleTarget'),
    StyleTarget: (props: object) => createElement(StyleSheetManager, { ...props, target }),
  };
});
