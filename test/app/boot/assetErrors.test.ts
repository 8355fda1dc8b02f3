import { startApp, watchAssetErrors } from '@/app/boot/assetErrors';
import { type Handover, leaveHandover, takeHandover } from '@/app/boot/handover';

/** A page while its files are loading. */
function pageOnItsWay() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<p id="lost" role="alert" hidden>…</p><div id="root"></div><script></script><img>';
  const view = { document: page } as Window;
  leaveHandover(view, {} as Handover);
  watchAssetErrors(view);
  const fails = (selector: string) =>
    page.querySelector(selector)?.dispatchEvent(new Event('error'));
  const parsed = () => page.dispatchEvent(new Event('DOMContentLoaded'));
  const isTold = () => !page.getElementById('lost')?.hidden;
  return { page, view, fails, parsed, isTold };
}

it('removes a script element that failed to load, for which webpack would wait, and no image', () => {
  const { page, fails } = pageOnItsWay();
  ['script', 'img'].forEach(fails);
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('img')).not.toBeNull();
});

it('shows a failure when the app is missing after its files were requested', () => {
  const { parsed, isTold } = pageOnItsWay();
  expect(isTold()).toBe(false);
  parsed();
  expect(isTold()).toBe(true);
});

it('shows the failure in the language of the launch alone', () => {
  const { page, parsed } = pageOnItsWay();
  const lost = page.getElementById('lost');
  if (lost) lost.innerHTML = '<span lang="es">No se pudo</span><span lang="en">It failed</span>';
  page.documentElement.lang = 'en';
  parsed();
  expect(lost?.textContent).toBe('It failed');
});

it('shows no failure when the app has started', () => {
  const { view, parsed, isTold } = pageOnItsWay();
  takeHandover(view);
  parsed();
  expect(isTold()).toBe(false);
});

it('shows a failure when the app is loaded and cannot start', async () => {
  const { view, parsed, isTold } = pageOnItsWay();
  const told = jest.spyOn(console, 'error').mockImplementation();
  startApp(view, () => Promise.reject(new Error('no more memory')));
  parsed();
  expect(isTold()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isTold()).toBe(true);
  expect(told).toHaveBeenCalledWith(new Error('no more memory'));
});
