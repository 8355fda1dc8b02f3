/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { problemsOf } from '../../scripts/build/checkFrames';
import { frameOf, studied as studiedAs, type StudiedScreen } from '../../scripts/build/frames';
import type { ScreenName } from '../../src/navigation/screens/rows';
import { OrderStatus } from '../../src/order/model';
import * as renderer from '../../src/prerender/index';

type Renderer = typeof renderer;
type Change = (html: string, data: unknown) => string;

// A screen is drawn some hundred times.
jest.setTimeout(60_000);

const reading = renderer.checkBrand(
  JSON.parse(readFileSync('public/environments/sandbox.json', 'utf8')),
);
if (!reading.ok) throw new Error('The sandbox’s environment is wrong');
const { environment } = reading;

/** The renderer, with the look of its screens changed. */
const looking = (change: Change): Renderer => ({
  ...renderer,
  async renderScreen(...args) {
    const screen = await renderer.renderScreen(...args);
    const { es, en } = screen.frames;
    const changed = (html: string) => change(html, screen.sample.data);
    return {
      ...screen,
      frames: {
        es: { ...es, answered: changed(es.answered) },
        en: { ...en, answered: changed(en.answered) },
      },
    };
  },
  async show(screen, showing, ...rest) {
    const shown = await renderer.show(screen, showing, ...rest);
    return { ...shown, answered: change(shown.answered, showing.data) };
  },
});

function studied(name: ScreenName, house: Renderer = renderer, given = environment) {
  const screen = renderer.askingScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`${name} asks nothing`);
  return studiedAs(screen, house, given);
}

/** As it is: studied once. */
let loanDetail: Promise<StudiedScreen> | undefined;
const loanDetailAsItIs = () => (loanDetail ??= studied('loan-detail'));

const slotsOf = (screen: StudiedScreen) => {
  const { templates } = frameOf(screen, 'es', renderer);
  const [answered = ''] = /<template id="answered">.*?<\/template>/.exec(templates) ?? [];
  return Array.from(answered.matchAll(/<slot name="([^"]*)"/g), ([, slot]) => slot);
};

const problems = (screen: StudiedScreen, house: Renderer = renderer) =>
  problemsOf({ renderer: house, environment, screens: [screen] });

/** Shows one more field of an order, below all others. */
const withOffer: Change = (html, data) =>
  html.replace('</main>', `<p>${(data as { h5Url?: string }).h5Url ?? ''}</p></main>`);

it('what a screen shows, and how, and what follows from its absence, is found out', async () => {
  const screen = await loanDetailAsItIs();
  expect(slotsOf(screen)).toEqual([
    'noticeStatusText needed',
    'noticeDesText',
    'productName',
    'userOrderDetail.detail.*.text',
    'userOrderDetail.detail.*.value itemNeeds notZero',
  ]);
  expect(await problems(screen)).toEqual([]);
});

it('a field that is added to a screen’s look stands in its frame, too', async () => {
  const screen = await studied('loan-detail', looking(withOffer));
  expect(slotsOf(screen)).toContain('h5Url');
  expect(await problems(screen, looking(withOffer))).toEqual([]);
});

it('a screen that shows more than its frame is noticed, in both languages, for every borrower', async () => {
  const found = await problems(await loanDetailAsItIs(), looking(withOffer));
  const languages = found.map((problem) => /\((es|en)\)/.exec(problem)?.[1]);
  expect(new Set(languages)).toEqual(new Set(['es', 'en']));
  expect(found.join('\n')).toContain('where the screen has "/confirmNew');
});

it('a format that the frame does not share with its screen is noticed', async () => {
  const isoMoney = (formats: ReturnType<Renderer['formatsOf']>) => ({
    ...formats,
    money: (text: string) => `MXN ${text}`,
  });
  const house: Renderer = {
    ...renderer,
    formatsOf: (...args) => isoMoney(renderer.formatsOf(...args)),
  };
  await expect(studied('instruction', house)).rejects.toThrow(
    '/carpmm shows a value in a way that no slot can',
  );
  expect(await problems(await studied('instruction'), house)).not.toEqual([]);
});

it('an order of every status is looked at, but a rejected one, which the app shows alone', async () => {
  const seen = new Set<unknown>();
  const watching = looking((html, data) => {
    seen.add((data as { orderStatus: string }).orderStatus);
    return html;
  });
  await problems(await loanDetailAsItIs(), watching);
  const { rejected: _, ...shown } = OrderStatus;
  expect([...seen].sort()).toEqual(Object.values(shown).sort());
});

it('a format is told in a country that writes numbers without groups, too', async () => {
  const numberFormat = { ...environment.numberFormat, group: '' };
  const screen = await studied('confirm', renderer, { ...environment, numberFormat });
  expect(slotsOf(screen)).toContain('loanRate rate');
});

it('a reason for what is shown anyway is noticed', async () => {
  const { screen, ...rest } = await loanDetailAsItIs();
  const notes = { omits: { ...screen.notes?.omits, 'main > table': 'There was one.' } };
  const found = await problems({ ...rest, screen: { ...screen, notes } });
  expect(found).toEqual([
    '/loanDetail (es) nothing is omitted as main > table',
    '/loanDetail (en) nothing is omitted as main > table',
  ]);
  // Another lender's environment may lack that part.
  const house = { renderer, environment, screens: [{ ...rest, screen: { ...screen, notes } }] };
  expect(await problemsOf(house, false)).toEqual([]);
});

it('what is left out without a reason is noticed', async () => {
  const { screen, ...rest } = await loanDetailAsItIs();
  const found = await problems({ ...rest, screen: { ...screen, notes: {} } });
  expect(found.join('\n')).toMatch(/where the screen has "/);
});
