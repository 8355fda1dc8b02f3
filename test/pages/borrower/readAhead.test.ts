import { waitFor } from '@testing-library/react';
import { readAhead } from '../../../src/pages/borrower/readAhead';
import { createScreens } from '../../../src/pages/borrower/router';
import { neverReload } from '../../../src/pages/shell/lazyScreen';
import type { Launch } from '../../../src/session/launch';
import { forgetEverything, openHouse } from '../../support/house';

afterEach(forgetEverything);

const ANA: Launch = { userId: 'ana', sessionId: 'S', productId: '7', orderId: '9' };

interface Finger {
  readonly launch?: Launch;
  readonly isPrimary?: boolean;
  readonly button?: number;
}

/** A page with one control, that a finger comes down on or taps; each says which calls have left by then. */
async function pageWith(control: string, launch = ANA, isCodeThere = true) {
  const sent: string[] = [];
  const send = ((address: string) => {
    sent.push(new URL(address, window.location.href).pathname);
    return new Promise<never>(() => undefined);
  }) as typeof fetch;
  const { services, store } = openHouse({ capabilities: { fetch: send } });
  const screens = createScreens(services, neverReload);
  const page = document.implementation.createHTMLDocument();
  readAhead(page, { launch, dispatch: store.dispatch, screens });
  page.body.innerHTML = control;
  const way = /="(\/[a-z]+)\?/i.exec(control)?.[1];
  if (way && isCodeThere) await screens.routeAt(way).screen.preload();
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

const touch = async (control: string, { launch, ...finger }: Finger = {}) =>
  (await pageWith(control, launch)).touch(finger);
const tap = async (control: string, how?: MouseEventInit) => (await pageWith(control)).tap(how);

const link = (address: string) => `<a href="${address}"><span>on</span></a>`;

it('a finger on the way to a screen sends for what that screen reads first', async () => {
  expect(await touch(link('/repay?orderId=9'))).toEqual([
    expect.stringMatching(/loan-play-detail$/),
  ]);
  const button = '<button data-way="/repay?orderId=9"><span>on</span></button>';
  expect(await touch(button)).toHaveLength(1);
});

describe.each([
  ['/ynRepay?orderId=9', /repayment-way$/],
  ['/carpmm?orderId=9&amount=1000&payCode=oxxo', /generate-vcode$/],
])('what makes something at the server: %s', (address, call) => {
  it('waits for the tap', async () => {
    expect(await touch(link(address))).toEqual([]);
    expect(await tap(link(address))).toEqual([expect.stringMatching(call)]);
  });

  it('leaves before the control itself hears of the tap', async () => {
    const { page, sent, tap: tapOn } = await pageWith(link(address));
    const heard: number[] = [];
    page.querySelector('a')?.addEventListener('click', () => heard.push(sent.length));
    tapOn();
    expect(heard).toEqual([1]);
  });

  it('is not made for another tab', async () => {
    expect(await tap(link(address), { ctrlKey: true })).toEqual([]);
    expect(await tap(link(address), { button: 1 })).toEqual([]);
  });
});

it('what the finger has sent for is not sent for by the tap', async () => {
  expect(await tap(link('/repay?orderId=9'))).toEqual([]);
});

it.each([
  ['a screen that reads nothing', link('/testPreview')],
  ['another origin', link('https://elsewhere.example/repay?orderId=9')],
  ['nowhere', '<p><span>on</span></p>'],
  ['what cannot be pressed now', '<button disabled data-way="/repay"><span>on</span></button>'],
])('nor on the way to %s', async (_, control) => {
  expect(await touch(control)).toEqual([]);
});

it('nor with a second finger, another button, or without a session', async () => {
  const repay = link('/repay?orderId=9');
  expect(await touch(repay, { isPrimary: false })).toEqual([]);
  expect(await touch(repay, { button: 2 })).toEqual([]);
  expect(await touch(repay, { launch: { userId: 'ana' } })).toEqual([]);
});

it('waits for the code of the screen where it is not there yet', async () => {
  const { sent, touch: land } = await pageWith(link('/complaintList?orderId=9'), ANA, false);
  land({});
  expect(sent).toEqual([]);
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/problem-list$/)]));
});

it('is asked once, however often the finger lands', async () => {
  const { sent, touch: land, tap: press } = await pageWith(link('/repay?orderId=9'));
  land({});
  land({});
  press();
  expect(sent).toHaveLength(1);
});
