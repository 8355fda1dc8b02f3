/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { htmlPage } from '../../scripts/build/html';

const HOSTILE = '</script></title></style><img src=x onerror=alert(1)>"\'&';

const page = (text: string) =>
  new JSDOM(
    htmlPage({
      lang: 'es"><b>',
      title: text,
      themeColor: text,
      colorScheme: 'light dark',
      environment: JSON.stringify({ appName: text }),
      data: { page: JSON.stringify([text]) },
      scripts: [],
    }),
  ).window.document;

it('escapes environment values in texts and scripts', () => {
  const document = page(HOSTILE);
  expect(document.querySelectorAll('img, b')).toHaveLength(0);
  expect(document.title).toBe(HOSTILE);
  expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(HOSTILE);
  const read = (id: string): unknown =>
    JSON.parse(document.getElementById(id)?.textContent ?? '') as unknown;
  expect(read('environment')).toEqual({ appName: HOSTILE });
  expect(read('page')).toEqual([HOSTILE]);
});

it('escapes a script that contains a closing tag', () => {
  const start = `console.log(${JSON.stringify(HOSTILE)});`;
  const { document } = new JSDOM(
    htmlPage({
      lang: 'es',
      title: '',
      themeColor: '',
      colorScheme: 'light dark',
      environment: '{}',
      start,
      scripts: [],
    }),
  ).window;
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(document.querySelector('script:not([type])')?.textContent).toContain('onerror');
});

it('tells the browser the looks of the page before its style', () => {
  const { head } = page('');
  const [first, second, scheme] = [...head.children];
  expect([first?.tagName, second?.tagName]).toEqual(['META', 'META']);
  expect(scheme?.outerHTML).toBe('<meta name="color-scheme" content="light dark">');
});
