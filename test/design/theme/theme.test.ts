import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { contrast, darkenedTo, difference, lightenedTo, luminance } from '@/design/theme/contrast';
import { replacedColors, themeFor, themeRules, variablesOf, type Wish } from '@/design/theme/theme';
import { CLEAR, GROUNDS, type StateTone, tonesFor } from '@/design/theme/tones';
import { shippedEnvironment } from '../../support/environment';
import { filesOf } from '../../support/filesOf';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const shortHex = fc.stringMatching(/^[0-9a-fA-F]{3}$/).map((digits) => `#${digits}`);
const color = fc.oneof(hex, shortHex, fc.constantFrom('#000', '#ffffff', '#777777', '#ffff00'));

const brand = fc.record({
  gradient: fc.array(color, { minLength: 2, maxLength: 5 }),
  fontColors: fc.record({ primary: color, secondary: color, inverse: color, accent: color }),
});

const wishes: readonly Wish[] = [
  { scheme: 'light', contrast: 'usual' },
  { scheme: 'light', contrast: 'more' },
  { scheme: 'dark', contrast: 'usual' },
  { scheme: 'dark', contrast: 'more' },
];

const stopsOf = (gradient: string): string[] => gradient.match(/#[0-9a-f]+/gi) ?? [];

describe('contrast', () => {
  it('equals the values of WCAG', () => {
    expect(contrast('#000', '#fff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
  });

  it('is the same both ways, and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(contrast(a, b)).toBe(contrast(b, a));
        expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrast(a, b)).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('darkens only as far as necessary', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 1, noNaN: true }), (start, ceiling) => {
        const shade = darkenedTo(start, ceiling);
        expect(luminance(shade)).toBeLessThanOrEqual(ceiling);
        if (luminance(start) <= ceiling) expect(contrast(shade, start)).toBe(1);
      }),
    );
  });

  it('lightens only as far as necessary', () => {
    fc.assert(
      fc.property(color, fc.double({ min: 0, max: 1, noNaN: true }), (start, floor) => {
        const tint = lightenedTo(start, floor);
        expect(luminance(tint)).toBeGreaterThanOrEqual(Math.min(floor, luminance('#ffffff')));
        if (luminance(start) >= floor) expect(contrast(tint, start)).toBe(1);
      }),
    );
  });
});

describe('a theme', () => {
  it('keeps the stops of every brand as they are configured, in each look', () => {
    fc.assert(
      fc.property(brand, fc.constantFrom(...wishes), (input, wish) => {
        expect(stopsOf(themeFor(input, wish).gradient.brand)).toEqual(input.gradient);
      }),
    );
  });

  it('keeps its text readable on each stop, or puts it on a plain surface', () => {
    fc.assert(
      fc.property(brand, fc.constantFrom(...wishes), (input, wish) => {
        const { color: colors, gradient } = themeFor(input, wish);
        const grounds = gradient.ground === gradient.brand ? input.gradient : [colors.surface];
        for (const ground of grounds) {
          expect(contrast(colors.onGradient, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('uses the configured inverse wherever it is readable on each stop, else black or white', () => {
    const isReadable = (text: string, stops: readonly string[]) =>
      stops.every((stop) => contrast(text, stop) >= 4.5);
    fc.assert(
      fc.property(brand, (input) => {
        const { inverse } = input.fontColors;
        const { color: colors, gradient } = themeFor(input);
        const [wanted] = [inverse, '#ffffff', '#000000'].filter((text) =>
          isReadable(text, input.gradient),
        );
        expect(gradient.ground === gradient.brand).toBe(wanted !== undefined);
        if (wanted) expect(colors.onGradient).toBe(wanted);
        expect(replacedColors(input).some((text) => text.includes('inverse'))).toBe(
          wanted !== inverse,
        );
      }),
      { numRuns: 500 },
    );
  });

  describe.each(wishes)('in the $scheme look with $contrast contrast', (wish) => {
    const isMore = wish.contrast === 'more';

    it('keeps its text, links, tones and outlines readable on every ground', () => {
      fc.assert(
        fc.property(brand, (input) => {
          const { color: colors } = themeFor(input, wish);
          for (const ground of [colors.surface, colors.background, colors.soft]) {
            for (const text of [colors.text, colors.accent]) {
              expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
            }
            for (const tone of [colors.danger, colors.success, colors.warning]) {
              expect(contrast(tone, ground)).toBeGreaterThanOrEqual(4.5);
            }
            expect(contrast(colors.textSecondary, ground)).toBeGreaterThanOrEqual(isMore ? 7 : 4.5);
            expect(contrast(colors.control, ground)).toBeGreaterThanOrEqual(isMore ? 4.5 : 3);
          }
          // The ground's colour on a solid accent: a tick, a lit star.
          expect(contrast(colors.surface, colors.accent)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colors.textSecondary, colors.border)).toBeGreaterThanOrEqual(3);
        }),
        { numRuns: 500 },
      );
    });

    it('is as dark or light as it says, for every brand', () => {
      fc.assert(
        fc.property(brand, (input) => {
          const { surface, background, soft } = themeFor(input, wish).color;
          for (const ground of [surface, background, soft]) {
            expect(luminance(ground) < 0.06).toBe(wish.scheme === 'dark');
          }
        }),
      );
    });

    it('has tones that are readable on their own soft grounds', () => {
      const { color: colors } = themeFor(sunny, wish);
      expect(contrast(colors.danger, colors.dangerSoft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.success, colors.successSoft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.warning, colors.warningSoft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors.surface, colors.danger)).toBeGreaterThanOrEqual(4.5);
    });

    it('has a focus ring with one half visible on each background', () => {
      fc.assert(
        fc.property(color, (ground) => {
          const { focus, halo } = themeFor(sunny, wish).color;
          expect(Math.max(contrast(focus, ground), contrast(halo, ground))).toBeGreaterThanOrEqual(
            3,
          );
        }),
      );
    });
  });

  it('follows the device where it may, and no print is dark', () => {
    const rules = themeRules({ theme: sunny, appearance: 'auto' });
    expect(rules).toContain(':root { color-scheme: light dark; }');
    const dark = themeFor(sunny, { scheme: 'dark', contrast: 'usual' }).color;
    const [, night = ''] = rules.split('@media screen and (prefers-color-scheme: dark)');
    expect(night).toContain(`--color-background: ${dark.background};`);
    expect(night).not.toContain('data-paper');
    expect(rules.match(/prefers-color-scheme/g)).toHaveLength(2);
    expect(rules.match(/screen and \(prefers-color-scheme/g)).toHaveLength(2);
  });

  it('is always light where the brand says so, and says it to the phone', () => {
    const rules = themeRules({ theme: sunny, appearance: 'light' });
    expect(rules).toContain(':root { color-scheme: only light; }');
    expect(rules).not.toContain('prefers-color-scheme');
    expect(rules).toContain('@media (prefers-contrast: more)');
  });

  const sunny = {
    gradient: ['#ffb347', '#ff8a3d'],
    fontColors: {
      primary: '#2b1a12',
      secondary: '#66534a',
      inverse: '#ffffff',
      accent: '#ff8a00',
    },
  };

  it('darkens an unreadable accent, and keeps its hue', () => {
    expect(themeFor(sunny).color.accent).toMatch(/^#[a-b][0-9a-f]5[0-9a-f]00$/);
  });

  it('puts the text on a plain surface where neither black nor white is readable on each stop', () => {
    const theme = themeFor({ ...sunny, gradient: ['#ffe066', '#10131a'] });
    expect(theme.gradient.brand).toBe('linear-gradient(125deg, #ffe066, #10131a)');
    expect(theme.gradient.ground).not.toBe(theme.gradient.brand);
    expect(theme.color.onGradient).toBe('#2b1a12');
  });

  it('reports each replaced colour and its replacement', () => {
    expect(replacedColors(sunny)).toEqual([
      'theme.fontColors.inverse #ffffff is not readable on each stop of theme.gradient: #000000 is used',
      expect.stringMatching(
        /^theme\.fontColors\.accent #ff8a00 is not readable on a light ground: #[0-9a-f]{6} is used$/,
      ),
    ]);
    expect(replacedColors({ ...sunny, gradient: ['#ffe066', '#10131a'] })[0]).toBe(
      'theme.fontColors.inverse #ffffff is not readable on each stop of theme.gradient, nor are black and white: the text stands on a plain surface',
    );
  });

  it.each(['sandbox', 'peso', 'rupee'])('replaces no colour of a shipped brand: %s', (name) => {
    const { theme } = shippedEnvironment(name);
    expect(replacedColors(theme)).toEqual([]);
    expect(themeFor(theme).color).toMatchObject({
      onGradient: theme.fontColors.inverse,
      text: theme.fontColors.primary,
      textSecondary: theme.fontColors.secondary,
      accent: theme.fontColors.accent,
    });
  });

  it('publishes every custom property that the source reads', () => {
    const known = new Set(variablesOf(themeFor(sunny)).map((line) => line.split(':')[0]));
    const sources = filesOf('src').filter((file) => /\.tsx?$/.test(file));
    const read = sources.flatMap((file) =>
      Array.from(
        readFileSync(`src/${file}`, 'utf8').matchAll(
          /var\((--(?:color|gradient|shadow|space|radius|text)-[\w-]+)/g,
        ),
      ).map(([, name]) => `${String(name)} in ${file}`),
    );
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter((use) => !known.has(use.split(' ')[0] ?? ''))).toEqual([]);
  });
});

describe('the tones', () => {
  const names: readonly StateTone[] = ['good', 'waiting', 'wrong'];
  const pairs = ({ good, waiting, wrong }: ReturnType<typeof tonesFor>) => [
    [good, waiting],
    [good, wrong],
    [waiting, wrong],
  ];

  it('are readable, and told apart from one another, in every brand', () => {
    fc.assert(
      fc.property(brand, ({ gradient }) => {
        const tones = tonesFor(gradient);
        expect(contrast(tones.good, tones.onGood)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tones.waiting, tones.onWaiting)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tones.wrong, tones.onWrong)).toBeGreaterThanOrEqual(4.5);
        for (const [one = '', other = ''] of pairs(tones)) {
          expect(difference(one, other)).toBeGreaterThanOrEqual(CLEAR);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are told apart from the gradient of every brand with two or three stops', () => {
    const gradient = fc.array(color, { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(gradient, (stops) => {
        const tones = tonesFor(stops);
        for (const name of names) {
          for (const stop of stops) {
            expect(difference(tones[name], stop)).toBeGreaterThanOrEqual(CLEAR / 2);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['sandbox', 'peso', 'rupee'])('are clear of a shipped brand: %s', (name) => {
    const { theme } = shippedEnvironment(name);
    const { tone } = themeFor(theme);
    for (const stop of theme.gradient) {
      for (const it of names) expect(difference(tone[it], stop)).toBeGreaterThanOrEqual(CLEAR);
    }
  });

  it('prefer the first ground of each', () => {
    const far = tonesFor(['#0000ff', '#000080']);
    expect(names.map((name) => far[name])).toEqual(names.map((name) => GROUNDS[name][0]));
  });
});
