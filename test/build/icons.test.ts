/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { iconPng, iconSvg } from '../../scripts/build/icons';
import { testEnvironment } from '../support/environment';

const brand = testEnvironment({
  theme: { ...testEnvironment().theme, gradient: ['#ff0000', '#0000ff'] },
});

it('draws a PNG of the requested size', () => {
  const png = iconPng(brand, { width: 120, height: 63, coin: 0.27 });
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 63]);
});

it('draws the brand’s gradient with a white coin, and rounds the SVG’s corners', () => {
  const { pixels, width } = new Resvg(iconSvg(brand)).render();
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4).subarray(0, 4)];
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
  expect(at(16, 8)).toEqual([255, 255, 255, 255]);
  const [red = 0, , blue = 0] = at(4, 4);
  expect(red).toBeGreaterThan(blue);
  const [redBelow = 0, , blueBelow = 0] = at(27, 27);
  expect(blueBelow).toBeGreaterThan(redBelow);
});
