/** @jest-environment node */
import { isThere, textOf } from '../../docs/pages';
import { moneyControls } from './money';
import { pageControls } from './page';
import { personControls } from './person';

const controls = [...moneyControls, ...personControls, ...pageControls];

it('the line of every control stands in its file once, and its tests are there', () => {
  const lost = controls.flatMap(({ control, file, on, noticed }) => {
    const times = textOf(file).split(on).length - 1;
    return times === 1 && noticed.length > 0 && noticed.every(isThere) ? [] : [control];
  });
  expect(lost).toEqual([]);
});

it('no two controls say the same', () => {
  const said = controls.map(({ control }) => control);
  expect(said).toEqual([...new Set(said)]);
});
