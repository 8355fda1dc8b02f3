import { Resvg } from '@resvg/resvg-js';
import type { Environment } from '../../src/environment/environment';

/** Draws the lender's icon: a coin with a tick on the brand's gradient. No brand's icon file is stored. */

type Brand = Pick<Environment, 'theme'>;

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The coin's radius as a fraction of the shorter side. */
  readonly coin: number;
  /** The radius of the icon's corners. Without it the icon has square corners. */
  readonly corner?: number;
}

/** The coin radius for which the tick's path is drawn. */
const RADIUS = 9.5;

function draw({ theme }: Brand, { width, height, coin, corner = 0 }: Drawing): string {
  const stops = theme.gradient
    .map((colour, index) => {
      const offset = Math.round((index / (theme.gradient.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${colour}"/>`;
    })
    .join('');
  const scale = (Math.min(width, height) * coin) / RADIUS;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">` +
    `<linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>` +
    `<rect width="${width}" height="${height}" rx="${corner}" fill="url(#g)"/>` +
    `<g transform="translate(${width / 2} ${height / 2}) scale(${scale})"><circle r="${RADIUS}" fill="#fff"/>` +
    `<path d="M-4.5 .3l3.2 3.2 6-6.6" stroke="${theme.gradient[0] ?? ''}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`
  );
}

export const iconSvg = (brand: Brand): string =>
  draw(brand, { width: 32, height: 32, coin: RADIUS / 32, corner: 9 });

/** The icon as PNG with square corners, for home screens and shared links. */
export const iconPng = (brand: Brand, drawing: Drawing): Buffer =>
  new Resvg(draw(brand, drawing)).render().asPng();
