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

/** A page with one control, that a finger comes down on or taps; each says which calls have left by then. */
function pageWith(control: string, launch = ANA) {
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
  const meets = (event: MouseEvent) => {
    page.querySelector('span')?.dispatchEvent(event);
    return sent;
  };
  return {
    page,
    sent,
    touch: ({ isPrimary = true, button = 0 }) =>
      // jsdom has no pointers.
      meets(Object.assign(new MouseEvent('pointerdown', { bubbles: true, button }), { isPrimary })),
    tap: (how: MouseEventInit = {}) => meets(new MouseEvent('click', { bubbles: true, ...how })),
  };
}

const touch = (control: string, { launch, ...finger }: Finger = {}) =>
  pageWith(control, launch).touch(finger);
const tap = (control: string, how?: MouseEventInit) => pageWith(control).tap(how);

const link = (address: string) => `<a href="${address}"><span>on</span></a>`;

it('a finger on the way to a screen sends for what that screen reads first', () => {
  expect(touch(link('/repay?orderId=9'))).toEqual([expect.stringMatching(/loan-play-detail$/)]);
  const button = '<button data-way="/repay?orderId=9"><span>on</span></button>';
  expect(touch(button)).toHaveLength(1);
});

describe.each([
  ['/ynRepay?orderId=9', /repayment-way$/],
  ['/carpmm?orderId=9&amount=1000&payCode=oxxo', /generate-vcode$/],
])('what makes something at the server: %s', (address, call) => {
  it('waits for the tap', () => {
    expect(touch(link(address))).toEqual([]);
    expect(tap(link(address))).toEqual([expect.stringMatching(call)]);
  });

  it('leaves before the control itself hears of the tap', () => {
    const { page, sent, tap: tapOn } = pageWith(link(address));
    const heard: number[] = [];
    page.querySelector('a')?.addEventListener('click', () => heard.push(sent.length));
    tapOn();
    expect(heard).toEqual([1]);
  });

  it('is not made for another tab', () => {
    expect(tap(link(address), { ctrlKey: true })).toEqual([]);
    expect(tap(link(address), { button: 1 })).toEqual([]);
  });
});

it('what the finger has sent for is not sent for by the tap', () => {
  expect(tap(link('/repay?orderId=9'))).toEqual([]);
});

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
