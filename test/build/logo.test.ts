/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { logoProblems, readLogo } from '../../scripts/build/logo';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();

const svg = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

it.each([
  ['a shape', svg('<path d="M0 0h9v9z" fill="#123456"/>')],
  [
    'a gradient of its own',
    svg(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    ),
  ],
  ['a wide box', svg('<rect/>', 'viewBox="0,0,256,64"')],
])('takes %s', (_, text) => {
  expect(logoProblems(text)).toEqual([]);
});

it.each([
  ['a script', svg('<script>alert(1)</script>'), '<script>: only elements that draw'],
  ['a foreign element', svg('<foreignObject/>'), '<foreignObject>: only elements that draw'],
  ['HTML', svg('<p xmlns="http://www.w3.org/1999/xhtml"/>'), '<p>: only elements that draw'],
  ['a picture', svg('<image href="x.png"/>'), '<image>: only elements that draw'],
  ['a style sheet', svg('<style>@import "x"</style>'), '<style>: only elements that draw'],
  ['an animation', svg('<rect><animate/></rect>'), '<animate>: only elements that draw'],
  ['an event attribute', svg('<rect onload="x()"/>'), '<rect onload>: an event attribute'],
  [
    'an event attribute of the root',
    svg('', 'viewBox="0 0 1 1" ONLOAD="x()"'),
    '<svg ONLOAD>: an event attribute',
  ],
  ['a style attribute', svg('<rect style="fill:red"/>'), '<rect style>: write it as attributes'],
  ['a reference', svg('<path xlink:href="#a"/>'), '<path xlink:href>: a reference'],
  [
    'an outside address',
    svg('<rect fill="url(https://x.example/a.svg#b)"/>'),
    '<rect fill>: an outside address',
  ],
  ['an escaped address', svg('<rect fill="u\\72l(//x)"/>'), '<rect fill>: an outside address'],
  ['no viewBox', svg('', 'width="9"'), 'no viewBox with four numbers'],
  ['an empty viewBox', svg('', 'viewBox="0 0 0 9"'), 'no viewBox with four numbers'],
  ['a strip', svg('', 'viewBox="0 0 90 10"'), '90 × 10: one side at most 4 times the other'],
  [
    'an entity',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
    'a document type or a processing instruction',
  ],
  [
    'too much',
    svg('<rect/>'.repeat(3_000)),
    expect.stringMatching(/bytes: at most 16384$/) as string,
  ],
  ['no XML', '<svg', expect.stringMatching(/^no XML: /) as string],
])('refuses %s and names it', (_, text, problem) => {
  expect(logoProblems(text)).toEqual([problem]);
});

it('reads the shipped logos, and ends with the file of a wrong one', () => {
  expect(readLogo('public/documents/peso', { logo: 'logo.svg' })?.box).toEqual([0, 0, 64, 64]);
  expect(readLogo('public/documents/rupee', { logo: 'logo.svg' })).toBeDefined();
  expect(readLogo('public/documents/sandbox', { logo: '' })).toBeUndefined();
  expect(() => readLogo('public/documents/sandbox', { logo: 'no.svg' })).toThrow(
    /there is no .*no\.svg/,
  );
  writeFileSync(path.join(folder, 'bad.svg'), svg('<script/>'));
  expect(() => readLogo(folder, { logo: 'bad.svg' })).toThrow(/bad\.svg is wrong:\n {2}<script>/);
});
