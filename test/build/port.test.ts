import { portOf } from '../../scripts/port';

it.each([
  [undefined, 4000],
  ['', 4000],
  ['5000', 5000],
  ['0', 0],
])('reads the port of %j as %d', (variable, port) => {
  expect(portOf(variable, 4000)).toBe(port);
});

it.each(['web', '-1', '70000', '80.5'])('refuses %j as a port', (variable) => {
  expect(() => portOf(variable, 4000)).toThrow(`not ${variable}`);
});
