import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

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
