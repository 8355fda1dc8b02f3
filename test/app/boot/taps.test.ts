import { keepTaps, type KeptTap, replayTap } from '@/app/boot/placeholder/taps';

const EARLY =
  '<div data-early><button>Copy</button><button>Copy</button><button aria-disabled="true">Pay</button><label><input type="checkbox" checked>I agree</label></div>';

const root = () => document.getElementById('root')!;
const clicked: string[] = [];

/** A page with a picture; returns what its scripts share. */
function openPicture() {
  document.body.innerHTML = `<div id="root">${EARLY}</div>`;
  const handOver: { tap?: KeptTap } = {};
  keepTaps(window, handOver);
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
