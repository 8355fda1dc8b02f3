import { keepTaps, type KeptTap, type PictureTaps, replayTap } from '@/app/boot/placeholder/taps';
import { thisMoment } from '@/platform/base';

const EARLY =
  '<div data-early><button>Copy</button><button>Copy</button><button aria-disabled="true">Pay</button><label><input type="checkbox" checked>I agree</label></div>';

const root = () => document.getElementById('root')!;
const clicked: string[] = [];

/** A page with a picture; returns what its scripts share. */
function openPicture() {
  document.body.innerHTML = `<div id="root">${EARLY}</div>`;
  const handOver: { tap?: KeptTap } = {};
  keepTaps(window, handOver, thisMoment());
  return handOver;
}

/** The app replaces the picture by its own controls. */
async function render(handOver: { tap?: KeptTap }, html: string) {
  clicked.length = 0;
  replayTap(window, root(), handOver);
  root().innerHTML = html;
  root().addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A page with the picture of a link, and the entry of the history that a tap on it makes. */
function followFrom(state: unknown, opened: number) {
  document.body.innerHTML =
    '<div data-early><a data-href="/ynRepay" href="/ynRepay?amount=5">Card</a></div>';
  const pushState = jest.fn();
  const page = {
    document,
    stop: jest.fn(),
    history: { state, pushState },
    location: { reload: jest.fn() },
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  };
  const handOver: PictureTaps = {};
  keepTaps(page as unknown as Window, handOver, { wall: opened, steady: performance.now() });
  document.querySelector('a')?.click();
  handOver.stop?.();
  return pushState.mock.calls as [unknown, string, string][];
}

it('a link says how old the amount in its address is: as old as the page, or as the amount in the page’s own address', () => {
  const opened = Date.now() - 3_600_000;
  const address = `${location.origin}/ynRepay?amount=5`;
  expect(followFrom({ idx: 2, login: 'a', usr: null }, opened)).toEqual([
    [{ login: 'a', idx: 3, usr: { readAt: opened } }, '', address],
  ]);
  expect(followFrom(null, opened)).toEqual([[{ idx: 1, usr: { readAt: opened } }, '', address]]);
  expect(followFrom({ idx: 0, usr: { readAt: 5 } }, opened)).toEqual([
    [{ idx: 1, usr: { readAt: 5 } }, '', address],
  ]);
});

const tap = (selector: string) => root().querySelector<HTMLElement>(selector)?.click();

it('activates the control with the same name and place', async () => {
  const handOver = openPicture();
  tap('button:nth-of-type(2)');
  await render(handOver, '<a>Copy</a><button id="second">Copy</button><button>Copy</button>');
  expect(clicked).toEqual(['second']);
  expect(handOver.tap).toBeUndefined();
});

it.each([
  ['is not there', '<button>Copy</button>'],
  ['is disabled', '<button>Copy</button><button disabled>Copy</button>'],
  ['cannot act', '<button>Copy</button><button aria-disabled="true">Copy</button>'],
  ['submits', '<button>Copy</button><button type="submit">Copy</button>'],
])('activates nothing where the control %s', async (_, html) => {
  const handOver = openPicture();
  tap('button:nth-of-type(2)');
  await render(handOver, html);
  expect(clicked).toEqual([]);
});

it('forgets the tap when the page is left, and keeps none on a control that cannot act', () => {
  const handOver = openPicture();
  tap('[aria-disabled]');
  expect(handOver.tap).toBeUndefined();
  tap('button');
  expect(handOver.tap).toMatchObject({ name: 'Copy', place: 0 });
  window.dispatchEvent(new Event('pagehide'));
  expect(handOver.tap).toBeUndefined();
});

it.each([
  [1, 'checked', ['box']],
  [1, '', []],
  [2, 'checked', []],
  [2, '', ['box']],
])('a box that was tapped %s times is what the borrower set (app: %s)', async (times, is, acts) => {
  const handOver = openPicture();
  for (let count = 0; count < times; count += 1) tap('input');
  await render(handOver, `<label><input id="box" type="checkbox" ${is}>I agree</label>`);
  expect(clicked).toEqual(acts);
});
