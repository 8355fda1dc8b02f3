import { type Handover, handoverIn, leaveHandover } from '@/app/boot/handover';
import { beginPromotion } from '@/app/boot/promotion/begin';
import { fillLanding } from '@/app/boot/promotion/fillLanding';
import { landingQuery } from '@/features/promotion';
import { buildRequest } from '@/platform/api/request';
import type { Environment } from '@/platform/environment/environment';
import { markAnswer } from '@/platform/reports/firstAnswer';
import { requestContextOf } from '@/platform/session/launch/commonParameters';
import { writeBlocks } from '../../support/blocks';
import { testEnvironment } from '../../support/environment';

// jsdom lacks the browser's clock that this module reads.
jest.mock('@/platform/reports/firstAnswer');

const read = {
  asks: { alias: 'channelTemplate', parameters: { templateId: 'id' }, needs: ['id'] },
  prefix: 'promotionPrefix',
  path: '/service/channel/channel-template',
  method: 'GET',
  client: 'json',
  success: 'payment',
  texts: { es: ['assets/texts.js'], en: [] },
};

const DEFAULTS = 'Default words';
const frame = `<p data-word="appTitle">Default name</p><h1 data-word="title">${DEFAULTS}</h1>`;

/** The built promotion page, opened at an address, with its answer if there is one. */
function open(address: string, { overrides = {}, answer }: Opening = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = frame;
  const environment = testEnvironment(overrides);
  writeBlocks({ environment, page: read });
  window.history.replaceState(null, '', address);
  const asked: [unknown, RequestInit | undefined][] = [];
  window.fetch = (url, init) => {
    asked.push([url, init]);
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
  };
  const handOver = beginPromotion(window);
  leaveHandover(window, handOver);
  return { handOver, asked, environment };
}

interface Opening {
  readonly overrides?: Partial<Environment>;
  readonly answer?: Response;
}

describe('the early request of the advertisement', () => {
  it.each<[string, Partial<Environment>]>([
    ['as the app itself would', {}],
    ['under another prefix', { promotionPrefix: '/ads' }],
    ['under another name', { aliases: { channelTemplate: '/x/y' } }],
    ['at another server', { apiBase: 'https://api.lender.example' }],
  ])('%s', (_, overrides) => {
    const address = '/promotion?id=7&crp_phe=P&clientType=h5&userId=1&sessionId=S&language=1';
    const { asked, environment } = open(address, { overrides });
    const launch = { crp_phe: 'P', language: '1' };
    const context = requestContextOf(launch, environment);
    const { url, init } = buildRequest('channelTemplate', { templateId: '7' }, context);
    expect(asked).toEqual([[url, expect.objectContaining(init)]]);
    expect(window.location.search).toBe('?id=7');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('has the id of the hash if the page’s own query has none', () => {
    expect(open('/promotion#/?id=8').asked[0]?.[0]).toMatch(/templateId=8$/);
    expect(open('/promotion?id=9#/?id=8').asked[0]?.[0]).toMatch(/templateId=9$/);
  });

  it.each([
    ['2', ['/assets/texts.js']],
    ['1', []],
  ])(
    'is followed by the request of its texts after the answer, in language %s',
    async (language, files) => {
      const address = `/promotion?id=7&language=${language}`;
      open(address, { answer: new Response('{}') });
      // Runs the script of the page again.
      window.history.replaceState(null, '', address);
      Object.assign(window, { __LAUNCH_PAD__: false });
      await jest.isolateModulesAsync(async () => {
        await import('@/app/boot/promotion/start');
      });
      await handoverIn(window)?.painted;
      const links = [...document.querySelectorAll('link[rel=preload]')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
    },
  );
});

it.each(['/promotion', '/promotion?id=', '/promotion?id=1#/agreementTemplate?id=1'])(
  'is not sent if the hash shows another page: %s',
  (address) => {
    expect(open(address).asked).toEqual([]);
  },
);

it.each([
  ['', ''],
  ['#', ''],
  ['#/', ''],
  ['#/?id=1', '?id=1'],
  ['#?id=1', '?id=1'],
  ['#/downloadTemplate?id=1', undefined],
  ['#/?id=1#more', undefined],
])('the landing page of the hash %j has the query %j', (hash, query) => {
  expect(landingQuery(hash)).toBe(query);
});

describe('a value of the early answer', () => {
  const answered = (data: unknown, code = '00', status = 200) =>
    new Response(JSON.stringify({ code, data }), { status });
  const shown = () => [...document.querySelectorAll('[data-word]')].map((it) => it.innerHTML);
  async function fill(answer: Response, act: (handOver: Handover) => void = () => undefined) {
    const { handOver } = open('/promotion?id=1', { answer });
    act(handOver);
    await fillLanding(window, handOver);
    return { seen: shown(), left: handOver.filled };
  }

  it('appears in the page as text, and the app takes the answer', async () => {
    const words = { title: 'A <b>bold</b> offer', appTitle: 'Lender & Co' };
    expect(await fill(answered({ id: 1, banner: '/b.svg', ...words }))).toEqual({
      seen: ['Lender &amp; Co', 'A &lt;b&gt;bold&lt;/b&gt; offer'],
      left: words,
    });
    expect(markAnswer).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it says nothing', { id: 1, title: null, appTitle: '' }],
    ['it is of another kind', { id: 1, title: 5, appTitle: { text: 'x' } }],
    ['it is no object', 'title'],
  ])('appears only if it is not empty: %s', async (_, data) => {
    expect(await fill(answered(data))).toEqual({ seen: ['Default name', DEFAULTS], left: {} });
  });

  it.each([
    ['a refusal', () => answered({ title: 'x' }, '9')],
    ['another status', () => answered({ title: 'x' }, '00', 201)],
    ['a page', () => new Response('<html>')],
    ['an answer without data', () => answered(undefined)],
  ])('does not appear from %s', async (_, answer) => {
    expect(await fill(answer())).toEqual({ seen: ['Default name', DEFAULTS], left: undefined });
  });

  it('does not appear after the app has rendered', async () => {
    const taken = await fill(answered({ id: 1, title: 'Late' }), (handOver) => {
      handOver.filled = {};
    });
    expect(taken).toEqual({ seen: ['Default name', DEFAULTS], left: {} });
  });

  it('appears also if the answer arrives before the placeholder', async () => {
    const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const filling = fill(answered({ id: 1, title: 'Early' }), () => {
      document.body.innerHTML = '';
    });
    await new Promise((resolve) => setTimeout(resolve));
    document.body.innerHTML = frame;
    ready.mockRestore();
    document.dispatchEvent(new Event('readystatechange'));
    expect((await filling).seen).toEqual(['Default name', 'Early']);
  });
});
