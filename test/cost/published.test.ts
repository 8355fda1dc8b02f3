import { tableBelow } from '../docs/pages';
import { appendixJ, directive } from './published';

it('the reference prints every published example', () => {
  const printed = tableBelow('docs/reference/cost.md', 'Published examples');
  const rows = [...appendixJ, ...directive].map(({ name, rate }) => [
    name,
    `${rate} %`,
    `${rate} %`,
  ]);
  expect(printed.map(([, ...row]) => row)).toEqual(rows);
});
