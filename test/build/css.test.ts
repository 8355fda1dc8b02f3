/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { rulesOf, usedCss } from '../../scripts/build/css';

const { document } = new JSDOM(
  '<p class="a">1</p><ul><li class="row">2</li><li class="row">3</li></ul>',
).window;

const kept = (css: string) => usedCss(css, document);

it.each([
  '.a{color:red}',
  '.a::before{content:""}',
  '*,::before{margin:0}',
  'li{color:red}',
  '.row+.row{color:red}',
  '.row:not(:last-child)::after{color:red}',
  '@media (min-width:481px){.a{color:red}}',
  '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}',
  ':root{--one:1;--two:var(--one)}.a{order:var(--two)}',
])('keeps what the placeholder needs: %s', (css) => {
  expect(kept(css)).toBe(css);
});

it.each([
  '.unused{color:red}',
  '.a .row{color:red}',
  '.a:hover{color:red}',
  'body :focus-visible{color:red}',
  '@media print{.a{color:red}}',
  '@media (min-width:481px){.unused{color:red}}',
  '@keyframes turn{to{rotate:1turn}}.unused{animation:turn 1s}',
])('removes what the placeholder does not need: %s', (css) => {
  expect(kept(css)).toBe('');
});

it('removes selectors that match no element of the placeholder', () => {
  expect(kept('p,.unused,li:hover{color:red}')).toBe('p{color:red}');
});

it('removes a custom property that only unused properties use', () => {
  expect(kept(':root{--one:1;--two:var(--one);--three:3}.a{order:var(--three)}')).toBe(
    ':root{--three:3}.a{order:var(--three)}',
  );
});

it('keeps a brace and a semicolon within a string', () => {
  const css = '.a::before{content:"};{"}';
  expect(kept(css)).toBe(css);
});

it('reads the rules of style tags, without the markers of styled-components', () => {
  const tags = `<style data-styled="true" data-styled-version="6">.x{color:red;}/*!sc*/
data-styled.g1[id="sc-a"]{content:"x,"}/*!sc*/
@media print{.x{color:blue;}}/*!sc*/
</style>`;
  expect(rulesOf(tags)).toBe('.x{color:red}@media print{.x{color:blue}}');
});
