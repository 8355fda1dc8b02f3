import fs from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { applyChosenEnvironment, previewScreens } from '@/features/preview';
import { readEnvironment } from '@/platform/environment/readEnvironment';
import { createLender } from '../../../sandbox';
import { renderScreen } from '../../support/renderScreen';

const SHIPPED = path.join(__dirname, '../../../public/environments');
const shippedEnvironments = fs.readdirSync(SHIPPED).map((file) => path.basename(file, '.json'));

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

/** A page of the development server. */
function servedPage(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<script type="application/json" id="environment">{"appTitle": "Served"}</script>';
  return page;
}

const blockOf = (page: Document) => page.getElementById('environment')?.textContent;

describe('the chosen environment', () => {
  it.each(shippedEnvironments)('replaces the served one with %s, on the sandbox', async (name) => {
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
  });

  it('is missing until one is chosen', () => {
    const page = servedPage();
    applyChosenEnvironment(page);
    expect(blockOf(page)).toContain('Served');
  });

  it('is removed when it is no longer valid', () => {
    const environment = { name: 'peso', json: '{"appTitle": 1}' };
    sessionStorage.setItem('h5.launchPad', JSON.stringify({ value: { environment } }));
    const page = servedPage();
    applyChosenEnvironment(page);
    expect(blockOf(page)).toContain('Served');
    expect(sessionStorage.getItem('h5.launchPad')).not.toContain('peso');
  });
});
