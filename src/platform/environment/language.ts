/**
 * The languages that a launch can choose: code → name in itself. A further language is a row here, a folder of
 * catalogues, and documents of each brand that offers it (docs/translate.md).
 */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  hi: 'हिन्दी',
  // Made from English, to try the screens: longer and with marks; from right to left. No production build has them.
  ...(process.env.PSEUDO ? { 'en-XA': '[Éñĝļîšĥ]', 'ar-XB': '[hsilgnE]' } : undefined),
} as const;

export type LaunchLanguage = keyof typeof LANGUAGES;

/** Chinese is the language of the promotion and of card repayment (docs/reference/environment.md#languages). */
export type Language = LaunchLanguage | 'zh';

/** The languages of a brand: the part of the environment that says so. */
export interface BrandLanguages {
  /** The `language` of a launch → the language of the app. */
  readonly languages: Readonly<Record<string, LaunchLanguage>>;
  readonly defaultLanguage: LaunchLanguage;
}

/** The environment's default for `languages`. */
export const LANGUAGE_NUMBERS = { '1': 'en', '2': 'es' } as const;

export const isLanguage = (code: unknown): code is LaunchLanguage =>
  Object.keys(LANGUAGES).includes(String(code));

/** A launch's language; the brand's default for a missing or unknown number. */
export const languageOf = (
  number: string | undefined,
  { languages, defaultLanguage }: BrandLanguages,
): LaunchLanguage =>
  Object.entries(languages).find(([known]) => known === number)?.[1] ?? defaultLanguage;

/** The number by which the brand's launches and calls name a language. */
export const numberOf = (language: string, { languages }: Pick<BrandLanguages, 'languages'>) =>
  Object.keys(languages).find((number) => languages[number] === language) ?? '';

/** Every language of a brand, the default first. */
export const languagesOf = ({ languages, defaultLanguage }: BrandLanguages) => [
  ...new Set([defaultLanguage, ...Object.values(languages)]),
];

/** A text that is given by language. Where the language has none, the brand's default has one. */
export const inLanguage = (
  texts: Readonly<Record<string, string | undefined>>,
  language: string,
  { defaultLanguage }: Pick<BrandLanguages, 'defaultLanguage'>,
): string => texts[language] ?? texts[defaultLanguage] ?? '';

/** The languages whose writing runs from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

export const directionOf = (language: string) => (RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr');

/** Says in the page which language it speaks, and in which direction that language is written. */
export function markLanguage(html: HTMLElement, language: string): void {
  html.lang = language;
  html.dir = directionOf(language);
}

/** The step of the next thing in a row of the page: 1 to the right, -1 where the page runs from right to left. */
export const stepOf = (html: HTMLElement) => (html.dir === 'rtl' ? -1 : 1);

/** The catalogues: the borrower's app, with what all pages share; the promotion; the public site, with what the build writes. */
export type CatalogueName = 'app' | 'promotion' | 'site';

/** The catalogue that has the texts of another one in a language. Few screens speak Chinese: it has one for all of them. */
export const catalogueIn = (language: string, name: CatalogueName): CatalogueName =>
  language === 'zh' ? 'app' : name;

/** The name of a catalogue's chunk, as webpack makes it from the file's path. */
export const textChunk = (language: Language, name: CatalogueName) =>
  `${language}-${catalogueIn(language, name)}-ts`;
