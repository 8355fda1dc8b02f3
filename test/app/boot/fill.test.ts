import { handoverIn } from '@/app/boot/handover';
import { boot } from '@/app/boot/main';
import { writeBlocks } from '../../support/blocks';
import { testEnvironment } from '../../support/environment';
import { LOAN_READ } from './loanRead';

const session = 'userId=1&sessionId=S&productId=3';
const texts = { es: ['assets/es.js', 'assets/money.js'], en: ['assets/en.js'] };

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:,">';
  document.body.innerHTML = '<div id="root"><div data-early></div></div>';
  writeBlocks({ environment: testEnvironment(), page: { ...LOAN_READ, texts } });
});

it.each([
  ['2', ['/assets/es.js', '/assets/money.js']],
  ['1', ['/assets/en.js']],
])('requests texts and icon after the first answer, in language %s', async (language, files) => {
  let answer: (response: Response) => void = () => undefined;
  window.fetch = () => new Promise((resolve) => (answer = resolve));
  window.history.replaceState(null, '', `/loanDetail?${session}&language=${language}`);
  boot(window);
  await jest.isolateModulesAsync(async () => {
    await import('@/app/boot/placeholder/index');
  });
  const sentFor = () =>
    [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');
  expect([sentFor(), icon()]).toEqual([[], 'data:,']);

  answer(new Response('{}'));
  await handoverIn(window)?.painted;
  expect([sentFor(), icon()]).toEqual([files, '/icon-48.png']);
});

it.each([
  ['amount=150000', true],
  ['amount=none', false],
])('shows the placeholder only if the address has its values: %s', async (query, isShown) => {
  document.body.innerHTML = '<div data-early><slot name="?amount! money"></slot></div>';
  window.fetch = () => new Promise(() => undefined);
  window.history.replaceState(null, '', `/ynRepay?${session}&${query}`);
  boot(window);
  await jest.isolateModulesAsync(async () => {
    await import('@/app/boot/placeholder/index');
  });
  expect(document.querySelector('[data-early]') !== null).toBe(isShown);
  expect(document.querySelector('slot')).toBeNull();
});
