import { tableBelow } from '../docs/pages';
import { appendixJ, directive } from './published';

it('finds every published example in the reference', () => {
  const printed = tableBelow('docs/reference/cost.md', 'Published examples');
  const rows = [...appendixJ, ...directive].map(({ name, rate }) => [
    name,
    `${rate} %`,
    `${rate} %`,
  ]);
  expect(printed.map(([, ...row]) => row)).toEqual(rows);
});
