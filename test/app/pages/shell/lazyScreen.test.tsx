import { act, screen } from '@testing-library/react';
import { createReloadOnce } from '@/app/pages/shell/lazyScreen';
import * as texts from '@/design/i18n/i18n';
import type { OfferedScreen } from '@/platform/navigation/screens/row';
import { storagesOf } from '@/platform/storage/browserStorage';
import { createOwnedStorage, noStorage } from '@/platform/storage/ownedStorage';
import { goTo } from '../../../support/goTo';
import { type RenderOptions, renderScreen } from '../../../support/renderScreen';

/** The error of webpack's loader. */
const missing = () =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

/** A screen whose chunk loads after the given number of failed attempts. */
function lateChunk(failures: number, errorOf: () => Error = missing) {
  let attempts = 0;
  const load = jest.fn(() => {
    attempts += 1;
    if (attempts <= failures) return Promise.reject(errorOf());
    return Promise.resolve({ default: () => <h1>Here at last</h1> });
  });
  const route: OfferedScreen = {
    paths: { own: '/late' },
    load,
  };
  return { load, route };
}

const render = (route: OfferedScreen, options: Pick<RenderOptions, 'reload'> = {}) =>
  renderScreen('/late', { launch: { language: '1' }, moreScreens: [route], ...options });

/** A first rendering that suspends needs an awaited `act`. */
const open = (route: OfferedScreen) => act(() => render(route));

const storage = createOwnedStorage(storagesOf(window), undefined);
const retry = () => screen.findByRole('button', { name: 'Retry' });

beforeEach(() => {
  // React logs every caught crash.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a screen whose chunk fails to load', () => {
  it('is replaced by the error page, and is not requested in a loop', async () => {
    const { load, route } = lateChunk(Infinity);
    await open(route);
    expect(await screen.findByText('This screen could not be shown')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('appears with Retry when its chunk is available', async () => {
    const { load, route } = lateChunk(2);
    const { user } = await open(route);
    await user.click(await retry());
    await user.click(await retry());
    expect(await screen.findByText('Here at last')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a screen that waits for its code and its texts', () => {
  const chinese = { fixedLanguage: 'cardRepaymentLanguage' } as const;
  const spanish = {};

  it.each([
    ['a Spanish one', spanish, chinese, 'Cargando…'],
    ['a Chinese one', chinese, spanish, '加载中…'],
  ])('speaks the language of the screen before, %s', async (_, first, next, waiting) => {
    const moreScreens: OfferedScreen[] = [
      {
        ...first,
        paths: { own: '/here' },
        load: () => Promise.resolve({ default: () => <h1>A</h1> }),
      },
      { ...next, paths: { own: '/late' }, load: () => new Promise(() => undefined) },
    ];
    await renderScreen('/here', { moreScreens });
    await screen.findByRole('heading', { level: 1 });
    jest.spyOn(texts, 'loadCatalogue').mockReturnValue(new Promise(() => undefined));
    await goTo('/late');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(waiting);
  });
});

describe('a chunk that is missing after a deployment', () => {
  const reload = jest.fn();
  const isOnline = jest.fn(() => true);
  const page = {
    document,
    location: { reload },
    navigator: {
      get onLine() {
        return isOnline();
      },
    },
  };

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>';
    reload.mockClear();
    isOnline.mockReturnValue(true);
  });

  it('causes one reload; a second failure in a row is shown', () => {
    expect(createReloadOnce(storage, page).isStarted()).toBe(true);
    expect(createReloadOnce(storage, page).isStarted()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('causes another reload after a screen has loaded', () => {
    const once = createReloadOnce(storage, page);
    once.isStarted();
    once.succeeded();
    expect(once.isStarted()).toBe(true);
  });

  it('causes no reload while offline', () => {
    isOnline.mockReturnValue(false);
    expect(createReloadOnce(storage, page).isStarted()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload of a page that has ended, whose chunks the end has aborted', () => {
    document.body.innerHTML = '';
    expect(createReloadOnce(storage, page).isStarted()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload without browser storage: it would repeat forever', () => {
    expect(createReloadOnce(noStorage, page).isStarted()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload when its code throws: a new build has the same code', async () => {
    const { route } = lateChunk(1, () => new TypeError('x is not a function'));
    await act(() => render(route, { reload: createReloadOnce(storage, page) }));
    expect(await screen.findByText('This screen could not be shown')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows nothing else during the reload', async () => {
    const { route } = lateChunk(1);
    // No `act`: it would never end, as this screen stays suspended, and hold all later renderings.
    void render(route, { reload: createReloadOnce(storage, page) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
