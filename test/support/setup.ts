Error.stackTraceLimit = 10;
import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';
import fc from 'fast-check';

import { EXPLORE } from './explore';
import { failOnOutput } from './quietConsole';

failOnOutput();

// A fixed seed: property tests have the same cases in each run, unless `EXPLORE` is set.
if (!EXPLORE) fc.configureGlobal({ seed: 20_261_122 });

// The first test of a file waits for the compilation of lazy screens.
configure({ asyncUtilTimeout: 5_000 });

// Each test begins by the real clock and with empty storage.
beforeEach(() => {
  jest.useRealTimers();
  if (typeof window === 'undefined') return;
  sessionStorage.clear();
  localStorage.clear();
});

// jsdom has the element without its methods.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

// jsdom has no layout.
if (typeof Element !== 'undefined' && !('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}
