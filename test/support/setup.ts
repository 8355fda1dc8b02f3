import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import fc from 'fast-check';
import { EXPLORE, SEED } from './explore';
import { failOnOutput } from './quietConsole';

failOnOutput();

// React stores a stack with each element. Jest's limit of 100 frames takes a quarter of the time of a screen's tests.
Error.stackTraceLimit = 10;

// A fixed seed: property tests have the same cases in each run, unless `EXPLORE` is set.
if (!EXPLORE) fc.configureGlobal({ seed: SEED });

// Limits end only what hangs: the first test of a file waits for the compilation of lazy screens, and a machine is slow.
configure({ asyncUtilTimeout: 30_000 });

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
