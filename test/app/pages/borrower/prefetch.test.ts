import { waitFor } from '@testing-library/react';
import { prefetchOnTouch } from '@/app/pages/borrower/prefetch';
import { createScreens } from '@/app/pages/borrower/router';
import { neverReload } from '@/app/pages/shell/lazyScreen';
import type { Launch } from '@/platform/session/launch/launch';
import { forgetEverything, type OpenedStores, openStores } from '../../../support/openStores';

const ANA: Launch = { userId: 'ana', sessionId: 'S', productId: '7', orderId: '9' };

interface Finger {
  readonly launch?: Launch;
  readonly isPrimary?: boolean;
  readonly button?: number;
}

/** A page with one control, which a finger touches or taps. Each action returns the calls sent so far. */
async function pageWith(control: string, launch = ANA, isCodeThere = true) {
  const sent: string[] = [];
  const send = ((address: string) => {
    sent.push(new URL(address, window.location.href).pathname);
    return new Promise<never>(() => undefined);
  }) as typeof fetch;
  forgetEverything();
  const { services, store } = openStores({ launch, capabilities: { fetch: send } });
  const { page, meet } = await showing(control, { services, store }, isCodeThere);
  const meets = (event: MouseEvent) => {
    meet(event);
    return sent;
  };
  return {
    page,
    sent,
    touch: (finger: Finger) => meets(landing(finger)),
    tap: (how: MouseEventInit = {}) => meets(new MouseEvent('click', { bubbles: true, ...how })),
  };
}

/** The page of these stores, with one control that meets events. */
async function showing(
  control: string,
  { services, store }: Pick<OpenedStores, 'services' | 'store'>,
  isCodeThere = true,
) {
  const screens = createScreens(services, neverReload);
  const page = document.implementation.createHTMLDocument();
  prefetchOnTouch(page, { store, screens });
  page.body.innerHTML = control;
  const way = /="(\/[a-z]+)\?/i.exec(control)?.[1];
  if (way && isCodeThere) await screens.routeAt(way).screen.preload();
  return { page, meet: (event: MouseEvent) => page.querySelector('span')?.dispatchEvent(event) };
}

/** The event of a finger that lands. jsdom has no pointer events. */
const landing = ({ isPrimary = true, button = 0 }: Finger = {}) =>
  Object.assign(new MouseEvent('pointerdown', { bubbles: true, button }), { isPrimary });

const touch = async (control: string, { launch, ...finger }: Finger = {}) =>
  (await pageWith(control, launch)).touch(finger);
const tap = async (control: string, how?: MouseEventInit) => (await pageWith(control)).tap(how);

const link = (address: string) => `<a href="${address}"><span>on</span></a>`;

it('a touch on a link sends the first read of its screen', async () => {
  expect(await touch(link('/repay?orderId=9'))).toEqual([
    expect.stringMatching(/loan-play-detail$/),
  ]);
  const button = '<button data-prefetch="/repay?orderId=9"><span>on</span></button>';
  expect(await touch(button)).toHaveLength(1);
});

describe.each([
  ['/ynRepay?orderId=9', /repayment-way$/],
  ['/carpmm?orderId=9&amount=1000&payCode=oxxo', /generate-vcode$/],
])('a request that creates a record on the server: %s', (address, call) => {
  it('is not sent before the tap', async () => {
    expect(await touch(link(address))).toEqual([]);
    expect(await tap(link(address))).toEqual([expect.stringMatching(call)]);
  });

  it('is sent before the control handles the tap', async () => {
    const { page, sent, tap: tapOn } = await pageWith(link(address));
    const heard: number[] = [];
    page.querySelector('a')?.addEventListener('click', () => heard.push(sent.length));
    tapOn();
    expect(heard).toEqual([1]);
  });

  it('is not sent for another tab', async () => {
    expect(await tap(link(address), { ctrlKey: true })).toEqual([]);
    expect(await tap(link(address), { button: 1 })).toEqual([]);
  });
});

it('a tap does not repeat the request of its touch', async () => {
  expect(await tap(link('/repay?orderId=9'))).toEqual([]);
});

it.each([
  ['a screen that reads nothing', link('/testPreview')],
  ['another origin', link('https://elsewhere.example/repay?orderId=9')],
  ['nowhere', '<p><span>on</span></p>'],
  [
    'what cannot be pressed now',
    '<button disabled data-prefetch="/repay"><span>on</span></button>',
  ],
])('sends no request on the way to %s', async (_, control) => {
  expect(await touch(control)).toEqual([]);
});

it('sends no request for a second finger, another button, or without a session', async () => {
  const repay = link('/repay?orderId=9');
  expect(await touch(repay, { isPrimary: false })).toEqual([]);
  expect(await touch(repay, { button: 2 })).toEqual([]);
  expect(await touch(repay, { launch: { userId: 'ana' } })).toEqual([]);
});

it('waits for the screen’s code if it is not loaded', async () => {
  const { sent, touch: land } = await pageWith(link('/complaintList?orderId=9'), ANA, false);
  land({});
  expect(sent).toEqual([]);
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(/problem-list$/)]));
});

it('is sent once for repeated touches', async () => {
  const { sent, touch: land, tap: press } = await pageWith(link('/repay?orderId=9'));
  land({});
  land({});
  press();
  expect(sent).toHaveLength(1);
});

it('does not ask again for an answer that is seconds old', async () => {
  const stores = openStores({ borrower: 'dueTomorrow' });
  const { store, lender } = stores;
  const { orderId = '' } = lender.launch('dueTomorrow');
  const { meet } = await showing(link(`/repay?orderId=${orderId}`), stores);
  const cache = () => JSON.stringify(store.getState().api.queries);
  meet(landing());
  await waitFor(() => expect(cache()).toContain('"fulfilled"'));
  meet(landing());
  expect(cache()).not.toContain('"pending"');
});
