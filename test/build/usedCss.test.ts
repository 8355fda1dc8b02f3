/** @jest-environment node */
import { usedCss } from '../../scripts/build/usedCss';

const PICTURE =
  '<p class="a">1</p><template id="answered"><ul><li class="row" data-each="rows">2</li></ul></template>';

const kept = (css: string) => usedCss(css, PICTURE);

it.each([
  '.a{color:red}',
  'p,.nobody{color:red}',
  '.a::before{content:""}',
  '*,::before{margin:0}',
  'li{color:red}',
  // One item stands for a list.
  '.row+.row{color:red}',
  '.row:not(:last-child)::after{color:red}',
  '@media (min-width:481px){.a{color:red}}',
  '@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s}',
  ':root{--one:1;--two:var(--one)}.a{order:var(--two)}',
])('keeps what the picture needs: %s', (css) => {
  expect(kept(css)).toBe(css);
});

it.each([
  '.nobody{color:red}',
  '.a .row{color:red}',
  '.a:hover{color:red}',
  'body :focus-visible{color:red}',
  '@media print{.a{color:red}}',
  '@media (min-width:481px){.nobody{color:red}}',
  '@keyframes turn{to{rotate:1turn}}.nobody{animation:turn 1s}',
])('leaves out what it does not: %s', (css) => {
  expect(kept(css)).toBe('');
});

it('leaves out a custom property that only an unused one uses', () => {
  expect(kept(':root{--one:1;--two:var(--one);--three:3}.a{order:var(--three)}')).toBe(
    ':root{--three:3}.a{order:var(--three)}',
  );
});
