import { startApp, watchAssetErrors } from '../../src/boot/assetErrors';
import { type Handover, leaveHandover, takeHandover } from '../../src/boot/handover';

/** A page as it stands while its files are on their way. */
function pageOnItsWay() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<p id="lost" role="alert" hidden>…</p><script></script><img>';
  const view = { document: page } as Window;
  leaveHandover(view, {} as Handover);
  watchAssetErrors(view);
  const fails = (selector: string) =>
    page.querySelector(selector)?.dispatchEvent(new Event('error'));
  const parsed = () => page.dispatchEvent(new Event('DOMContentLoaded'));
  const isTold = () => !page.getElementById('lost')?.hidden;
  return { page, view, fails, parsed, isTold };
}

it('a script that the line has lost leaves no element that webpack would wait for', () => {
  const { page, fails } = pageOnItsWay();
  fails('script');
  expect(page.querySelector('script')).toBeNull();
});

it('a lost picture stays what it is', () => {
  const { page, fails } = pageOnItsWay();
  fails('img');
  expect(page.querySelector('img')).not.toBeNull();
});

it('a page without the app says so, once its files have had their turn', () => {
  const { parsed, isTold } = pageOnItsWay();
  expect(isTold()).toBe(false);
  parsed();
  expect(isTold()).toBe(true);
});

it('a page with the app says nothing', () => {
  const { view, parsed, isTold } = pageOnItsWay();
  takeHandover(view);
  parsed();
  expect(isTold()).toBe(false);
});

it('a page whose app comes and cannot start says so', async () => {
  const { view, parsed, isTold } = pageOnItsWay();
  const told = jest.spyOn(console, 'error').mockImplementation();
  startApp(view, () => Promise.reject(new Error('no more memory')));
  parsed();
  expect(isTold()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isTold()).toBe(true);
  expect(told).toHaveBeenCalledWith(new Error('no more memory'));
});
