import type { Environment } from '../environment/environment';
import {
  contrastAcross,
  darkenedTo,
  luminance,
  luminanceRange,
  mix,
  READABLE,
  readableCeiling,
} from './contrast';

/**
 * Everything that looks like the lender, made from the brand's own colours. `GlobalStyle` publishes each entry as a
 * custom property (`theme.color.accent` is `var(--color-accent)`), which is how components read it: their CSS
 * stays static, and one block re-brands the page.
 */
export type Theme = ReturnType<typeof themeFor>;

const INK = '#10131a';
const WHITE = '#ffffff';

const layout = {
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    /** Between the edge of the screen and its content: it gives way when text is large. */
    edge: 'min(1.25rem, 6vw)',
  },
  radius: { s: '0.5rem', m: '0.75rem', l: '1.25rem', xl: '1.75rem', pill: '99rem' },
  text: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1rem',
    l: '1.125rem',
    xl: '1.375rem',
    /** As large as the screen has room for: an amount must not break. */
    hero: 'max(1.5rem, min(3rem, 13vw))',
  },
};

/** Tones that mean the same to every lender; each is readable on its own soft ground and on white. */
const tones = {
  danger: '#b42318',
  dangerSoft: '#fdeceb',
  success: '#14703d',
  successSoft: '#e6f5ec',
  warning: '#8a4b00',
  warningSoft: '#fff3df',
};

export function themeFor(brand: Environment['theme']) {
  const { primary, secondary, accent, inverse } = brand.fontColors;
  const { stops, onGradient } = readableGradient(brand.gradient, inverse);
  const soft = mix(WHITE, accent, 0.08);
  // Text is fitted to the darkest of the light grounds, and so is readable on all three.
  const ceiling = readableCeiling(soft);
  const isLightText = luminance(onGradient) > 0.5;
  const [first = INK] = stops;
  return {
    ...layout,
    color: {
      ...tones,
      surface: WHITE,
      background: mix(WHITE, accent, 0.045),
      soft,
      text: darkenedTo(primary, ceiling),
      textSecondary: darkenedTo(secondary, ceiling),
      accent: darkenedTo(accent, ceiling),
      /** One solid colour of the gradient, for a detail drawn on `onGradient`. */
      brand: first,
      onGradient,
      /** Ornament on the gradient: away from the text's colour, so that it can only add contrast. */
      shade: isLightText ? 'rgba(0, 0, 0, 0.08)' : 'rgba(255, 255, 255, 0.2)',
      border: '#e4e6ec',
      /** The outline of something that can be operated: 3:1 (1.4.11). */
      control: '#7a8090',
      /** The ring is dark with a white halo: one of the two stands out on any ground. */
      focus: INK,
      halo: WHITE,
    },
    gradient: { brand: `linear-gradient(125deg, ${stops.join(', ')})` },
    shadow: {
      card: '0 1px 2px rgba(16, 19, 26, 0.04), 0 6px 20px rgba(16, 19, 26, 0.05)',
      brand: `0 0.625rem 1.25rem -0.75rem ${first}`,
      column: '0 0 3rem rgba(16, 19, 26, 0.09)',
      raised: '0 -0.5rem 1.5rem rgba(16, 19, 26, 0.06)',
    },
  } as const;
}

interface ReadableGradient {
  readonly stops: readonly string[];
  readonly onGradient: string;
}

/**
 * The configured inverse, where it keeps 4.5:1 all along the gradient; else near-black or white. A gradient that
 * runs from bright to dark lets no single colour be read: then its bright stops are darkened, just as far as
 * white needs, and the dark ones stay as they are.
 */
function readableGradient(gradient: readonly string[], inverse: string): ReadableGradient {
  const range = luminanceRange(gradient);
  const onGradient = [inverse, WHITE, INK].find(
    (color) => contrastAcross(color, range) >= READABLE,
  );
  if (onGradient) return { stops: gradient, onGradient };
  const ceiling = readableCeiling(WHITE);
  return { stops: gradient.map((stop) => darkenedTo(stop, ceiling)), onGradient: WHITE };
}
