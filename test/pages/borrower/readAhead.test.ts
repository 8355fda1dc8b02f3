import { adoptFirst } from '../../../src/head/adoptFirst';
import { readAhead } from '../../../src/pages/borrower/readAhead';
import type { Launch } from '../../../src/session/launch';
import { testEnvironment } from '../../support/environment';

const ANA: Launch = { userId: 'ana', sessionId: 'S', productId: '7', orderId: '9' };

interface Finger {
  readonly launch?: Launch;
  readonly isPrimary?: boolean;
  readonly button?: number;
}

/** A finger comes down on what leads to an address; says which calls have left by then. */
function touch(control: string, { launch = ANA, isPrimary = true, button = 0 }: Finger = {}) {
  const sent: string[] = [];
  const send = ((address: string) => {
    sent.push(new URL(address, window.location.href).pathname);
    return new Promise<never>(() => undefined);
  }) as typeof fetch;
  const page = document.implementation.createHTMLDocument();
  readAhead(page, {
    launch,
    environment: testEnvironment(),
    send,
    adopting: adoptFirst(undefined, send),
  });
  page.body.innerHTML = control;
  const down = new MouseEvent('pointerdown', { bubbles: true, button });
  // jsdom has no pointers.
  page.querySelector('span')?.dispatchEvent(Object.assign(down, { isPrimary }));
  return sent;
}

const link = (address: string) => `<a href="${address}"><span>on</span></a>`;

it('a finger on the way to a screen sends for what that screen reads first', () => {
  expect(touch(link('/repay?orderId=9'))).toEqual([expect.stringMatching(/loan-play-detail$/)]);
  const button = '<button data-way="/repay?orderId=9"><span>on</span></button>';
  expect(touch(button)).toHaveLength(1);
});

it.each(['/ynRepay?orderId=9', '/carpmm?orderId=9&amount=1000&payCode=oxxo'])(
  'but not for what makes something at the server: %s',
  (address) => {
    expect(touch(link(address))).toEqual([]);
  },
);

it.each([
  ['a screen that reads nothing', link('/testPreview')],
  ['another origin', link('https://elsewhere.example/repay?orderId=9')],
  ['nowhere', '<p><span>on</span></p>'],
  ['what cannot be pressed now', '<button disabled data-way="/repay"><span>on</span></button>'],
])('nor on the way to %s', (_, control) => {
  expect(touch(control)).toEqual([]);
});

it('nor with a second finger, another button, or without a session', () => {
  const repay = link('/repay?orderId=9');
  expect(touch(repay, { isPrimary: false })).toEqual([]);
  expect(touch(repay, { button: 2 })).toEqual([]);
  expect(touch(repay, { launch: { userId: 'ana' } })).toEqual([]);
});
