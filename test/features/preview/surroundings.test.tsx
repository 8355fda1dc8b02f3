import fs from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import sandbox from '../../../public/environments/sandbox.json';
import { createLender } from '../../../sandbox';
import { readEnvironment } from '../../../src/environment/readEnvironment';
import { applyChosenEnvironment, previewScreens, simulateApp } from '../../../src/features/preview';
import { shippedEnvironments } from '../../../src/features/preview/chosenEnvironment';
import { createWebViewBridge, type NativeGlobals } from '../../../src/native/bridge';
import { renderScreen } from '../../support/renderScreen';

const SHIPPED = path.join(__dirname, '../../../public/environments');

/** The development server: shipped environments as files, and the sandbox. */
function devServer(): typeof fetch {
  const lender = createLender();
  return (input, init) => {
    const address = input as string;
    if (!address.startsWith('/environments/')) return lender.fetch(address, init);
    const file = path.join(SHIPPED, path.basename(address));
    return Promise.resolve(
      fs.existsSync(file) ? new Response(fs.readFileSync(file)) : new Response('<!doctype html>'),
    );
  };
}

async function choose(label: string, value: string) {
  const moreScreens = previewScreens({ fetch: devServer() });
  const rendered = await renderScreen('/testPreview', { moreScreens });
  await rendered.user.selectOptions(await screen.findByLabelText(label), value);
  return rendered;
}

/** A page as the development server sends it. */
function servedPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<script type="application/json" id="environment">{"appTitle": "Served"}</script>';
  return page;
}

const blockOf = (page: Document) => page.getElementById('environment')?.textContent;

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('another environment', () => {
  it('may be every shipped one, and no other', () => {
    const files = fs.readdirSync(SHIPPED).map((file) => path.basename(file, '.json'));
    expect([...shippedEnvironments].sort()).toEqual(files.sort());
  });

  it.each(shippedEnvironments)(
    '%s takes the place of the served one, on the sandbox',
    async (name) => {
      const { departures } = await choose('Environment', name);
      await waitFor(() => expect(departures).toEqual([`${window.location.origin}/testPreview`]));
      const page = servedPage();
      applyChosenEnvironment(page);
      const reading = readEnvironment(page);
      expect(reading.ok && reading.environment).toMatchObject({
        apiBase: '',
        h5Base: '',
        generalPrefix: '/entered',
        features: { testPreview: true },
      });
    },
  );

  it('is none until one is chosen', () => {
    const page = servedPage();
    applyChosenEnvironment(page);
    expect(blockOf(page)).toContain('Served');
  });

  it('is forgotten when it no longer fits', () => {
    const environment = { name: 'peso', json: '{"appTitle": 1}' };
    sessionStorage.setItem('h5.launchPad', JSON.stringify({ value: { environment } }));
    const page = servedPage();
    applyChosenEnvironment(page);
    expect(blockOf(page)).toContain('Served');
    expect(sessionStorage.getItem('h5.launchPad')).not.toContain('peso');
  });
});

/** What a simulated app needs of a window. */
function pageAround(others: object, nativeBridge: object = {}) {
  const document = servedPage();
  const block = document.getElementById('environment');
  if (block) block.textContent = JSON.stringify({ ...sandbox, nativeBridge });
  return { document, ...others };
}

describe('a simulated native app', () => {
  it.each(['Android', 'iOS'])('goes by the environment’s names, on %s', async (platform) => {
    const { user } = await choose('Native app around the page', platform.toLowerCase());
    const names = { android: 'LenderHost', handlers: { callPhone: 'dial' } };
    const page = pageAround({}, names);
    simulateApp(page as unknown as Window);
    expect(createWebViewBridge(page as NativeGlobals, () => undefined).callPhone('1').ok).toBe(
      false,
    );
    const bridge = createWebViewBridge(page as NativeGlobals, () => undefined, names);
    expect(bridge.callPhone('5550100').ok).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Refresh calls' }));
    expect(screen.getByText('dial')).toBeVisible();
  });

  it.each(['Android', 'iOS'])(
    'tells the page when a bank account was added, on %s',
    async (platform) => {
      await choose('Native app around the page', platform.toLowerCase());
      const dispatchEvent = jest.fn();
      const later: (() => void)[] = [];
      const setTimeout = (work: () => void) => later.push(work);
      const page = pageAround({ dispatchEvent, setTimeout });
      simulateApp(page as unknown as Window);
      createWebViewBridge(page as NativeGlobals, () => undefined).startBindBank();
      expect(dispatchEvent).not.toHaveBeenCalled();
      later.forEach((work) => {
        work();
      });
      expect(dispatchEvent).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'bankBindingEnded' }),
      );
    },
  );

  it.each(['Android', 'iOS'])('takes every message of a page, on %s', async (platform) => {
    const { user, unmount } = await choose('Native app around the page', platform.toLowerCase());
    const assign = jest.fn();
    const page = pageAround({ location: { assign } });
    simulateApp(page as unknown as Window);
    const bridge = createWebViewBridge(page as NativeGlobals, () => undefined);
    expect(bridge.callPhone('5550100').ok).toBe(true);
    expect(bridge.toHome().ok).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Refresh calls' }));
    expect(screen.getByText('callPhone')).toBeVisible();
    expect(screen.getByText('{"phone":"5550100"}')).toBeVisible();
    expect(screen.getByText('toHome')).toBeVisible();
    bridge.closeWebView();
    expect(assign).toHaveBeenCalledWith('/testPreview');
    await user.click(screen.getByRole('button', { name: 'Forget calls' }));
    expect(screen.getByText('A simulated app was told nothing.')).toBeVisible();
    unmount();
  });

  it('is not there in a plain browser', () => {
    const page = pageAround({});
    simulateApp(page as unknown as Window);
    expect(createWebViewBridge(page as NativeGlobals, () => undefined).has('toHome')).toBe(false);
  });
});
