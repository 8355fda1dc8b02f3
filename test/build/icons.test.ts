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

/** The drawn icon's pixels: red, green, blue and how solid it is. */
function drawn(icon: Parameters<typeof iconSvg>[0]) {
  const { pixels, width } = new Resvg(iconSvg(icon)).render();
  return (x: number, y: number) => [...pixels.subarray((y * width + x) * 4).subarray(0, 4)];
}

it('draws the brand’s gradient with a white coin, and rounds the SVG’s corners', () => {
  const at = drawn(brand);
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
  expect(at(16, 8)).toEqual([255, 255, 255, 255]);
  const [red = 0, , blue = 0] = at(4, 4);
  expect(red).toBeGreaterThan(blue);
  const [redBelow = 0, , blueBelow = 0] = at(27, 27);
  expect(blueBelow).toBeGreaterThan(redBelow);
});

it.each([
  [
    'of its own',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="20" height="10" fill="#0f0"/></svg>',
  ],
  [
    'of its root element',
    '<svg xmlns="http://www.w3.org/2000/svg" fill="#0f0"><rect width="20" height="10"/></svg>',
  ],
])('draws a logo on white in the icons, in the middle, with the colour %s', (_, svg) => {
  const at = drawn({ ...brand, logo: { svg, box: [0, 0, 20, 10] } });
  expect(at(16, 16)).toEqual([0, 255, 0, 255]);
  expect(at(16, 4)).toEqual([255, 255, 255, 255]);
});
