import { act, screen } from '@testing-library/react';
import type { OfferedScreen } from '../../../src/navigation/screens/row';
import { createReloadOnce } from '../../../src/pages/shell/lazyScreen';
import { boxesOf } from '../../../src/session/box';
import { createKeeper, keepsNothing } from '../../../src/session/keeper';
import { forgetEverything } from '../../support/house';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';

/** A screen whose chunk can be had only after so many attempts. */
function lateChunk(failures: number) {
  let attempts = 0;
  const load = jest.fn(() => {
    attempts += 1;
    if (attempts <= failures) return Promise.reject(new Error('Loading chunk 7 failed'));
    return Promise.resolve({ default: () => <h1>Here at last</h1> });
  });
  const route: OfferedScreen = {
    paths: { own: '/late' },
    load,
    texts: 'loan',
  };
  return { load, route };
}

function open(route: OfferedScreen, options: Pick<RenderOptions, 'reload'> = {}) {
  const launch = { language: '1' };
  // A first rendering that has to wait wants an `act` that waits, too.
  return act(() => renderScreen('/late', { launch, moreScreens: [route], ...options }));
}

const keeper = createKeeper(boxesOf(window), undefined);
const retry = () => screen.findByRole('button', { name: 'Retry' });

afterEach(() => {
  jest.restoreAllMocks();
  forgetEverything();
});
beforeEach(() => {
  // React reports every caught crash.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a screen whose chunk cannot be had', () => {
  it('is replaced by the failure page, and is not asked for over and over', async () => {
    const { load, route } = lateChunk(Infinity);
    await open(route);
    expect(await screen.findByText('This screen could not be shown')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes with Retry as soon as its chunk can be had', async () => {
    const { load, route } = lateChunk(2);
    const { user } = await open(route);
    await user.click(await retry());
    await user.click(await retry());
    expect(await screen.findByText('Here at last')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a chunk that is gone after a deploy', () => {
  const reload = jest.fn();
  const isOnline = jest.fn(() => true);
  const page = {
    location: { reload },
    navigator: {
      get onLine() {
        return isOnline();
      },
    },
  };

  beforeEach(() => {
    reload.mockClear();
    isOnline.mockReturnValue(true);
  });

  it('is worth one reload; a second failure in a row is shown', () => {
    expect(createReloadOnce(keeper, page).isStarted()).toBe(true);
    expect(createReloadOnce(keeper, page).isStarted()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is worth another one once a screen could be loaded again', () => {
    const once = createReloadOnce(keeper, page);
    once.isStarted();
    once.succeeded();
    expect(once.isStarted()).toBe(true);
  });

  it('is worth none without a network', () => {
    isOnline.mockReturnValue(false);
    expect(createReloadOnce(keeper, page).isStarted()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is worth none where the browser keeps nothing: it would reload for ever', () => {
    expect(createReloadOnce(keepsNothing, page).isStarted()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows nothing else while the page is being reloaded', async () => {
    const { route } = lateChunk(1);
    void open(route, { reload: createReloadOnce(keeper, page) });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
