/** WCAG 2.2 contrast as pure functions of `#rgb` and `#rrggbb` colours. */

type Channels = readonly [red: number, green: number, blue: number];

/** The minimum contrast of text of any size (1.4.3). */
export const READABLE = 4.5;
/** The minimum contrast of text for people who ask for more contrast (1.4.6). */
export const WELL_READABLE = 7;

function channelsOf(color: string): Channels {
  const long = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const value = parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function between(from: Channels, to: Channels, share: number): Channels {
  const at = (start: number, end: number): number => start + (end - start) * share;
  return [at(from[0], to[0]), at(from[1], to[1]), at(from[2], to[2])];
}

export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The distance of two colours as people see it, in OKLab: 0 the same, 0.02 hardly visible, 1 black and white. */
export function difference(one: string, other: string): number {
  const [from, to] = [okLab(one), okLab(other)];
  return Math.hypot(...from.map((value, axis) => value - (to[axis] ?? 0)));
}

/** https://bottosson.github.io/posts/oklab/ */
function okLab(color: string): readonly number[] {
  const [red, green, blue] = channelsOf(color).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour at `share` of the way from one colour to the other, as CSS blends them. */
export function mix(from: string, to: string, share: number): string {
  const channels = between(channelsOf(from), channelsOf(to), share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The highest luminance of a text that is readable on this light background. */
export function readableCeiling(background: string, ratio = READABLE): number {
  return (luminance(background) + 0.05) / ratio - 0.05;
}

/** The lowest luminance of a text that is readable on this dark background. */
export function readableFloor(background: string, ratio = READABLE): number {
  return (luminance(background) + 0.05) * ratio - 0.05;
}

/** The colour itself where it is dark enough, otherwise its lightest shade that is. */
export function darkenedTo(color: string, ceiling: number): string {
  return shadeOf(color, '#000000', (shade) => luminance(shade) <= ceiling);
}

/** The colour itself where it is light enough, otherwise its darkest tint that is. */
export function lightenedTo(color: string, floor: number): string {
  return shadeOf(color, '#ffffff', (tint) => luminance(tint) >= floor);
}

/** The first of 64 steps to `end` that is right: the ones after it are right, too. */
function shadeOf(color: string, end: string, isRight: (shade: string) => boolean): string {
  const shadeAt = (step: number) => mix(color, end, step / 64);
  let [wrong, right] = [-1, 64];
  while (right - wrong > 1) {
    const middle = Math.floor((wrong + right) / 2);
    if (isRight(shadeAt(middle))) right = middle;
    else wrong = middle;
  }
  return shadeAt(right);
}
