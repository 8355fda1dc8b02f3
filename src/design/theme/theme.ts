import type { Environment } from '@/platform/environment';
import {
  contrast,
  darkenedTo,
  lightenedTo,
  luminance,
  mix,
  READABLE,
  readableCeiling,
  readableFloor,
  WELL_READABLE,
} from './contrast';
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

/** What a device asks for: `prefers-color-scheme`, `prefers-contrast`. */
export interface Wish {
  readonly scheme: 'light' | 'dark';
  readonly contrast: 'usual' | 'more';
}

/**
 * Tones with the same meaning for every lender. Each is readable on its own soft ground and on the other grounds of its
 * scheme.
 */
const tones = {
  light: {
    danger: '#b42318',
    dangerSoft: '#fdeceb',
    success: '#14703d',
    successSoft: '#e6f5ec',
    warning: '#8a4b00',
    warningSoft: '#fff3df',
  },
  dark: {
    danger: '#ff9c92',
    dangerSoft: '#3d1a18',
    success: '#74d79b',
    successSoft: '#12301f',
    warning: '#f6c367',
    warningSoft: '#382808',
  },
};

type Brand = Environment['theme'];

const DAY: Wish = { scheme: 'light', contrast: 'usual' };

export function themeFor(brand: Brand, wish: Wish = DAY) {
  const [first = INK] = brand.gradient;
  return {
    ...layout,
    ...lookFor(brand, wish),
    /** The grounds of a state, the same in each look: each has a text colour of its own. */
    tone: tonesFor(brand.gradient),
    shadow: {
      card: '0 1px 2px rgba(16, 19, 26, 0.04), 0 6px 20px rgba(16, 19, 26, 0.05)',
      brand: `0 0.625rem 1.25rem -0.75rem ${first}`,
      column: '0 0 3rem rgba(16, 19, 26, 0.09)',
      raised: '0 -0.5rem 1.5rem rgba(16, 19, 26, 0.06)',
    },
  } as const;
}

/** What a look changes. */
function lookFor(brand: Brand, wish: Wish) {
  const plain = wish.scheme === 'light' ? onLight(brand, wish) : onDark(brand, wish);
  const readable = readableOn(brand);
  const onGradient = readable ?? plain.text;
  const isLightText = luminance(onGradient) > 0.5;
  const [first = INK] = brand.gradient;
  const gradient = `linear-gradient(125deg, ${brand.gradient.join(', ')})`;
  return {
    color: {
      ...tones[wish.scheme],
      ...plain,
      /** One solid colour of the gradient, for a detail on `onGradient`. */
      brand: readable ? first : plain.surface,
      onGradient,
      /** Ornament on the gradient: away from the text's colour, so that it can only add contrast. */
      shade: isLightText ? 'rgba(0, 0, 0, 0.08)' : 'rgba(255, 255, 255, 0.2)',
    },
    gradient: {
      brand: gradient,
      /** The ground of text. On a plain surface the gradient remains as a band above the text. */
      ground: readable
        ? gradient
        : `linear-gradient(${plain.surface}, ${plain.surface}) 0 0.375rem no-repeat, ${gradient}`,
    },
  } as const;
}

/** The configured inverse where it is readable on each stop, otherwise white or black; undefined where none is. */
const readableOn = ({ gradient, fontColors }: Brand): string | undefined =>
  [fontColors.inverse, WHITE, BLACK].find((text) =>
    gradient.every((stop) => contrast(text, stop) >= READABLE),
  );

/** The outline of something that can be operated: 3:1 (1.4.11), or 4.5:1. */
const onLight = (brand: Brand, wish: Wish) => ({
  surface: WHITE,
  /** Above a picture. */
  veil: 'rgba(255, 255, 255, 0.8)',
  /** Below a picture of the lender, whose ink may be dark and whose ground may be transparent. */
  plate: 'transparent',
  background: mix(WHITE, brand.fontColors.accent, 0.045),
  soft: softGround(brand),
  ...textsOnLight(brand, wish),
  border: '#e4e6ec',
  control:
    wish.contrast === 'more'
      ? darkenedTo('#7a8090', readableCeiling(softGround(brand)))
      : '#7a8090',
  /** The ring is dark with a light halo, or light with a dark one: one of them contrasts with any ground. */
  focus: INK,
  halo: WHITE,
});

const softGround = ({ fontColors }: Brand): string => mix(WHITE, fontColors.accent, 0.08);

/** Text colours that are readable on the darkest of the light grounds, and so on all three. */
function textsOnLight(brand: Brand, wish: Wish) {
  const ground = softGround(brand);
  const { primary, secondary, accent } = brand.fontColors;
  return {
    text: darkenedTo(primary, readableCeiling(ground)),
    textSecondary: darkenedTo(secondary, readableCeiling(ground, leastContrast(wish))),
    accent: darkenedTo(accent, readableCeiling(ground)),
  };
}

const leastContrast = ({ contrast: wanted }: Wish): number =>
  wanted === 'more' ? WELL_READABLE : READABLE;

/** Text on a dark ground glares above this contrast. */
const GLARE = 14;

/**
 * The dark grounds have a little of the accent, as the light ones have. `soft` is the lightest of them: what is readable
 * there is readable on all three. Texts keep the contrast that they have on the light ground.
 */
function onDark(brand: Brand, wish: Wish) {
  const { accent } = brand.fontColors;
  const soft = mix('#20252e', accent, 0.08);
  const day = textsOnLight(brand, DAY);
  const alike = (text: string, least = READABLE): string => {
    const ratio = Math.max(least, Math.min(GLARE, contrast(text, softGround(brand))));
    return lightenedTo(text, readableFloor(soft, ratio));
  };
  return {
    surface: mix('#181c23', accent, 0.045),
    veil: 'rgba(13, 16, 21, 0.8)',
    plate: WHITE,
    background: mix('#0d1015', accent, 0.03),
    soft,
    text: alike(day.text),
    textSecondary: alike(day.textSecondary, leastContrast(wish)),
    accent: lightenedTo(accent, readableFloor(soft)),
    border: mix('#2c323d', accent, 0.03),
    control: lightenedTo('#7a8090', readableFloor(soft, wish.contrast === 'more' ? READABLE : 3)),
    focus: WHITE,
    halo: INK,
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
  const { text: primary, textSecondary: secondary, accent } = textsOnLight(brand, DAY);
  const replaced = Object.entries({ primary, secondary, accent }).flatMap(([name, shown]) => {
    const given = fontColors[name as keyof typeof fontColors];
    return contrast(given, shown) === 1
      ? []
      : `theme.fontColors.${name} ${given} is not readable on a light ground: ${shown} is used`;
  });
  return [...(onGradient === fontColors.inverse ? [] : [unreadable + instead]), ...replaced];
}

/** `theme.color.accent` → `--color-accent: …;`, for every entry. */
export function variablesOf(theme: Partial<Theme>): readonly string[] {
  return Object.entries(theme).flatMap(
    ([group, entries]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(entries).map(([name, value]) => `--${group}-${name}: ${value};`),
  );
}

/** What a document prints is never dark. */
const DARK = 'screen and (prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';

/**
 * The theme as custom properties, with the changes that a device may ask for. Paper (`data-paper`) is black on white in
 * every look.
 */
export function themeRules({
  theme: brand,
  appearance,
}: Pick<Environment, 'theme' | 'appearance'>): string {
  const look = (wish: Partial<Wish>) => variablesOf(lookFor(brand, { ...DAY, ...wish }));
  const rule = (selector: string, lines: readonly string[]) => `${selector} { ${lines.join(' ')} }`;
  const change = (
    media: string,
    selector: string,
    from: readonly string[],
    to: readonly string[],
  ) =>
    `@media ${media} { ${rule(
      selector,
      to.filter((line) => !from.includes(line)),
    )} }`;
  const [day, night] = [variablesOf(themeFor(brand)), look({ scheme: 'dark' })];
  const light = [
    rule(':root', [`color-scheme: ${colorSchemeOf(appearance)};`]),
    rule(':root, [data-paper]', day),
    change(MORE, ':root, [data-paper]', day, look({ contrast: 'more' })),
  ];
  const dark = [
    change(DARK, ':root', day, night),
    change(`${DARK} and ${MORE}`, ':root', night, look({ scheme: 'dark', contrast: 'more' })),
  ];
  return [...light, ...(appearance === 'auto' ? dark : [])].join('\n');
}

/** `only` keeps a phone from darkening the page by itself. */
export const colorSchemeOf = (appearance: Environment['appearance']): string =>
  appearance === 'auto' ? 'light dark' : 'only light';
