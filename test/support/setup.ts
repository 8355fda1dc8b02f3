import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import fc from 'fast-check';
import { toHaveNoViolations } from 'jest-axe';
import { EXPLORE } from './explore';

expect.extend(toHaveNoViolations);

// Whether a change lands is no matter of luck: the cases of a property are the same each time, unless one explores.
if (!EXPLORE) fc.configureGlobal({ seed: 20_261_122 });

configure({
  // The first test of a file waits for cold transforms of lazy screens.
  asyncUtilTimeout: 5_000,
  // No markup: `jsdomEnvironment` says what stands on the screen.
  getElementError: (message) =>
    Object.assign(new Error(message?.split('Here are the accessible roles')[0]), {
      name: 'TestingLibraryElementError',
    }),
});

// jsdom knows the element but not its methods.
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

// Nor does it lay anything out.
if (typeof Element !== 'undefined' && !('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}
