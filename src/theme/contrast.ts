/** WCAG 2.2 contrast, as pure functions of `#rgb` and `#rrggbb` colours. */

type Channels = readonly [red: number, green: number, blue: number];

/** The least contrast of text of any size (1.4.3). */
export const READABLE = 4.5;

export interface LuminanceRange {
  readonly min: number;
  readonly max: number;
}

function channelsOf(color: string): Channels {
  const long = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const value = parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminanceOf([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function between(from: Channels, to: Channels, share: number): Channels {
  const at = (start: number, end: number): number => start + (end - start) * share;
  return [at(from[0], to[0]), at(from[1], to[1]), at(from[2], to[2])];
}

export function luminance(color: string): number {
  return luminanceOf(channelsOf(color));
}

function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function contrast(a: string, b: string): number {
  return ratio(luminance(a), luminance(b));
}

/** The colour that lies `share` of the way from one to the other, as CSS blends them. */
export function mix(from: string, to: string, share: number): string {
  const channels = between(channelsOf(from), channelsOf(to), share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The brightest that text may be on this background, and stay readable. */
export function readableCeiling(background: string): number {
  return (luminance(background) + 0.05) / READABLE - 0.05;
}

/** The colour itself where it is dark enough, else the lightest of its shades that is. */
export function darkenedTo(color: string, ceiling: number): string {
  for (let step = 0; step < 64; step += 1) {
    const shade = mix(color, '#000000', step / 64);
    if (luminance(shade) <= ceiling) return shade;
  }
  return '#000000';
}

/**
 * The darkest and the brightest luminance anywhere on a CSS gradient. Between two stops every channel runs
 * straight, and decoding it is convex: so luminance is convex, brightest at a stop, and darkest at a stop or at
 * the one dip between, which halving finds.
 */
export function luminanceRange(stops: readonly string[]): LuminanceRange {
  const all = stops.map(luminance);
  const dips = stops.slice(1).map((stop, index) => dip(stops[index] ?? stop, stop));
  return { min: Math.min(...all, ...dips), max: Math.max(...all) };
}

function dip(from: string, to: string): number {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  const at = (share: number): number => luminanceOf(between(start, end, share));
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) high -= third;
    else low += third;
  }
  return at(low);
}

/** The worst contrast that a text colour has anywhere on the range; 1 where the range crosses it. */
export function contrastAcross(color: string, { min, max }: LuminanceRange): number {
  const own = luminance(color);
  if (own > min && own < max) return 1;
  return Math.min(ratio(own, min), ratio(own, max));
}
