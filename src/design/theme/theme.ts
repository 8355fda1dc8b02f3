import type { DefaultTheme } from 'styled-components';
import type { Environment } from '../../platform/environment';
import { contrast, darkenedTo, luminance, mix, READABLE, readableCeiling } from './contrast';
import { tonesFor } from './tones';

/**
 * The lender's look, made from the brand's colours. `GlobalStyle` publishes each entry as a custom property
 * (`theme.color.accent` is `var(--color-accent)`). Components read the properties, so their CSS is static, and one
 * block changes the brand of the page.
 */
export type Theme = ReturnType<typeof themeFor>;

const INK = '#10131a';
const WHITE = '#ffffff';
const BLACK = '#000000';

const layout = {
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    /** The padding at the edge of the screen. It shrinks when text is large. */
    edge: 'min(1.25rem, 6vw)',
  },
  radius: { s: '0.5rem', m: '0.75rem', l: '1.25rem', xl: '1.75rem', pill: '99rem' },
  text: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1rem',
    l: '1.125rem',
    xl: '1.375rem',
    /** As large as the width allows, because an amount must not break. */
    hero: 'max(1.5rem, min(3rem, 13vw))',
  },
};

/** Tones with the same meaning for every lender. Each is readable on its own soft ground and on white. */
const tones = {
  danger: '#b42318',
  dangerSoft: '#fdeceb',
  success: '#14703d',
  successSoft: '#e6f5ec',
  warning: '#8a4b00',
  warningSoft: '#fff3df',
};

type Brand = Environment['theme'];

export function themeFor(brand: Brand) {
  const { accent } = brand.fontColors;
  const texts = textsOnLight(brand);
  const readable = readableOn(brand);
  const onGradient = readable ?? texts.primary;
  const isLightText = luminance(onGradient) > 0.5;
  const [first = INK] = brand.gradient;
  const gradient = `linear-gradient(125deg, ${brand.gradient.join(', ')})`;
  return {
    ...layout,
    color: {
      ...tones,
      surface: WHITE,
      background: mix(WHITE, accent, 0.045),
      soft: softGround(brand),
      text: texts.primary,
      textSecondary: texts.secondary,
      accent: texts.accent,
      /** One solid colour of the gradient, for a detail on `onGradient`. */
      brand: readable ? first : WHITE,
      onGradient,
      /** Ornament on the gradient: away from the text's colour, so that it can only add contrast. */
      shade: isLightText ? 'rgba(0, 0, 0, 0.08)' : 'rgba(255, 255, 255, 0.2)',
      border: '#e4e6ec',
      /** The outline of something that can be operated: 3:1 (1.4.11). */
      control: '#7a8090',
      /** The ring is dark with a white halo: one of them contrasts with any ground. */
      focus: INK,
      halo: WHITE,
    },
    tone: tonesFor(brand.gradient),
    gradient: {
      brand: gradient,
      /** The ground of text. On a plain surface the gradient remains as a band above the text. */
      ground: readable
        ? gradient
        : `linear-gradient(${WHITE}, ${WHITE}) 0 0.375rem no-repeat, ${gradient}`,
    },
    shadow: {
      card: '0 1px 2px rgba(16, 19, 26, 0.04), 0 6px 20px rgba(16, 19, 26, 0.05)',
      brand: `0 0.625rem 1.25rem -0.75rem ${first}`,
      column: '0 0 3rem rgba(16, 19, 26, 0.09)',
      raised: '0 -0.5rem 1.5rem rgba(16, 19, 26, 0.06)',
    },
  } as const;
}

/** The configured inverse where it is readable on each stop, otherwise white or black; undefined where none is. */
const readableOn = ({ gradient, fontColors }: Brand): string | undefined =>
  [fontColors.inverse, WHITE, BLACK].find((text) =>
    gradient.every((stop) => contrast(text, stop) >= READABLE),
  );

const softGround = ({ fontColors }: Brand): string => mix(WHITE, fontColors.accent, 0.08);

/** Text colours that are readable on the darkest of the light grounds, and so on all three. */
function textsOnLight(brand: Brand) {
  const ceiling = readableCeiling(softGround(brand));
  const { primary, secondary, accent } = brand.fontColors;
  return {
    primary: darkenedTo(primary, ceiling),
    secondary: darkenedTo(secondary, ceiling),
    accent: darkenedTo(accent, ceiling),
  };
}

/** Messages about configured colours that are replaced because they are not readable. */
export function replacedColors(brand: Brand): readonly string[] {
  const { fontColors } = brand;
  const onGradient = readableOn(brand);
  const unreadable = `theme.fontColors.inverse ${fontColors.inverse} is not readable on each stop of theme.gradient`;
  const instead = onGradient
    ? `: ${onGradient} is used`
    : ', nor are black and white: the text stands on a plain surface';
  const onLight = Object.entries(textsOnLight(brand)).flatMap(([name, shown]) => {
    const given = fontColors[name as keyof typeof fontColors];
    return contrast(given, shown) === 1
      ? []
      : `theme.fontColors.${name} ${given} is not readable on a light ground: ${shown} is used`;
  });
  return [...(onGradient === fontColors.inverse ? [] : [unreadable + instead]), ...onLight];
}

/** `theme.color.accent` → `--color-accent: …;`, for every entry. */
export function variablesOf(theme: DefaultTheme): string {
  return Object.entries(theme)
    .flatMap(([group, entries]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(entries).map(([name, value]) => `--${group}-${name}: ${value};`),
    )
    .join('\n');
}
