import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import fc from 'fast-check';
import { toHaveNoViolations } from 'jest-axe';
import { EXPLORE } from './explore';

expect.extend(toHaveNoViolations);

// Whether a change lands is no matter of luck: the cases of a property are the same each time, unless one explores.
if (!EXPLORE) fc.configureGlobal({ seed: 20_261_122 });

// The first test of a file waits for cold transforms of lazy screens.
configure({ asyncUtilTimeout: 5_000 });

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
