import { Resvg } from '@resvg/resvg-js';
import type { Environment } from '../../src/platform/environment/environment';
import { type Logo, rootOf } from './logo';

/** Draws the lender's icons: its logo on white, or the drawn coin on the brand's gradient. */

/** The coin's radius for which the tick's path is drawn, as in `src/design/ui/BrandMark.tsx`. React must not load here. */
const RADIUS = 9.5;

interface Brand extends Pick<Environment, 'theme'> {
  readonly logo?: Logo | undefined;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The radius of the coin, and half of the logo's side, as a fraction of the shorter side. */
  readonly coin: number;
  /** The radius of the icon's corners. Without it the icon has square corners. */
  readonly corner?: number;
}

function draw({ theme, logo }: Brand, { width, height, coin, corner = 0 }: Drawing): string {
  const stops = theme.gradient
    .map((colour, index) => {
      const offset = Math.round((index / (theme.gradient.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${colour}"/>`;
    })
    .join('');
  const radius = Math.min(width, height) * coin;
  // A wide picture for links keeps the brand's ground around a white plate.
  const isIcon = width === height;
  const ground = logo && isIcon ? '#fff' : 'url(#g)';
  const emblem = logo
    ? (isIcon ? '' : plate(width, height, radius)) + placed(logo, width, height, radius)
    : coinOf(theme.gradient[0] ?? '', width, height, radius);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none">` +
    `<linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>` +
    `<rect width="${width}" height="${height}" rx="${corner}" fill="${ground}"/>${emblem}</svg>`
  );
}

const coinOf = (cut: string, width: number, height: number, radius: number) =>
  `<g transform="translate(${width / 2} ${height / 2}) scale(${radius / RADIUS})"><circle r="${RADIUS}" fill="#fff"/>` +
  `<path d="M-4.5 .3l3.2 3.2 6-6.6" stroke="${cut}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>`;

const plate = (width: number, height: number, radius: number) =>
  `<rect x="${width / 2 - radius * 1.4}" y="${height / 2 - radius * 1.4}" width="${radius * 2.8}" height="${radius * 2.8}" rx="${radius * 0.5}" fill="#fff"/>`;

/** The logo within the middle square of a drawing. Its colours do not inherit the drawing's. */
function placed({ svg, box }: Logo, width: number, height: number, radius: number): string {
  const root = rootOf(svg);
  const place = {
    x: width / 2 - radius,
    y: height / 2 - radius,
    width: radius * 2,
    height: radius * 2,
    viewBox: box.join(' '),
  };
  for (const [name, value] of Object.entries(place)) root.setAttribute(name, String(value));
  if (!root.hasAttribute('fill')) root.setAttribute('fill', '#000');
  return root.outerHTML;
}

export const iconSvg = (brand: Brand): string =>
  draw(brand, { width: 32, height: 32, coin: brand.logo ? 0.38 : RADIUS / 32, corner: 9 });

/** The icon as PNG with square corners, for home screens and shared links. */
export const iconPng = (brand: Brand, drawing: Drawing): Buffer =>
  new Resvg(draw(brand, drawing)).render().asPng();
