import { crc32, deflateSync } from 'node:zlib';
import type { Environment } from '../../src/environment/environment';

/** The lender's icon: a coin with a tick, on the brand's gradient. Drawn here, so that no brand's picture stays. */

type Brand = Pick<Environment, 'theme'>;
type Colour = readonly [number, number, number];

export function iconSvg({ theme }: Brand): string {
  const stops = theme.gradient
    .map((colour, index) => {
      const offset = Math.round((index / (theme.gradient.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${colour}"/>`;
    })
    .join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">' +
    `<linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>` +
    '<rect width="32" height="32" rx="9" fill="url(#g)"/>' +
    '<circle cx="16" cy="16" r="9.5" fill="#fff"/>' +
    `<path d="M11.5 16.3l3.2 3.2 6-6.6" stroke="${theme.gradient[0] ?? ''}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}

export interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** The coin's radius, as a share of the shorter side. */
  readonly coin: number;
}

/** A PNG of the same picture, edge to edge, as home screens and shared links want it. */
export function iconPng({ theme }: Brand, { width, height, coin }: PngOptions): Buffer {
  const stops = theme.gradient.map(colourOf);
  const tick = stops[0] ?? [0, 0, 0];
  const radius = Math.min(width, height) * coin;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const ground = colourAt(stops, (x + y) / (width + height));
      const [u, v] = [(x + 0.5 - width / 2) / radius, (y + 0.5 - height / 2) / radius];
      const coined = blend(ground, [255, 255, 255], coverage(Math.hypot(u, v) - 1, radius));
      const drawn = blend(coined, tick, coverage(distanceToTick(u, v) - 0.137, radius));
      rows.set(drawn, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return png(width, height, rows);
}

/** The tick's corners, in radii of the coin. */
const TICK = [
  [-0.474, 0.032],
  [-0.137, 0.368],
  [0.495, -0.326],
] as const;

function distanceToTick(x: number, y: number): number {
  const [start, corner, end] = TICK;
  return Math.min(distanceToLine(x, y, start, corner), distanceToLine(x, y, corner, end));
}

type Point = readonly [number, number];

function distanceToLine(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** How much of a pixel lies within a shape whose edge is `distance` radii away. */
const coverage = (distance: number, radius: number): number =>
  Math.min(1, Math.max(0, 0.5 - distance * radius));

function colourOf(text: string): Colour {
  const long = text.length === 4 ? text.replace(/[^#]/g, '$&$&') : text;
  const value = parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function colourAt(stops: readonly Colour[], share: number): Colour {
  const place = share * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(place));
  const [from, to] = [stops[index], stops[index + 1]];
  return from && to ? blend(from, to, place - index) : [0, 0, 0];
}

const blend = ([r1, g1, b1]: Colour, [r2, g2, b2]: Colour, share: number): Colour => [
  between(r1, r2, share),
  between(g1, g2, share),
  between(b1, b2, share),
];

// Not within `blend`: it runs a million times for a picture, and what names a function then takes as long as all else.
const between = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
