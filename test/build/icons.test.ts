/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { iconPng, iconSvg } from '../../scripts/build/icons';
import { testEnvironment } from '../support/environment';

const brand = { theme: { ...testEnvironment().theme, gradient: ['#ff0000', '#0000ff'] } };

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

it('draws a logo on white in the icons, in the middle', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#0f0"/></svg>';
  const logo = { svg, box: [0, 0, 20, 10] } as const;
  const { pixels, width } = new Resvg(iconSvg({ ...brand, logo })).render();
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4).subarray(0, 3)];
  expect(at(16, 16)).toEqual([0, 255, 0]);
  expect(at(16, 4)).toEqual([255, 255, 255]);
});

it('draws a logo with the colour of its root element', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="#0f0"><rect width="9" height="9"/></svg>';
  const logo = { svg, box: [0, 0, 9, 9] } as const;
  const { pixels, width } = new Resvg(iconSvg({ ...brand, logo })).render();
  expect([...pixels.subarray((16 * width + 16) * 4).subarray(0, 3)]).toEqual([0, 255, 0]);
});
