/**
 * The languages whose texts are part of the app: code → name in itself. Any other language of a brand is a folder of
 * catalogues beside its documents (docs/translate.md#add-a-language).
 */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  hi: 'हिन्दी',
  // Made from English, to try the screens: longer and with marks; from right to left. No production build has them.
  ...(process.env.PSEUDO ? { 'en-XA': '[Éñĝļîšĥ]', 'ar-XB': '[hsilgnE]' } : undefined),
} as const;

/** The code of a language that a launch can choose. */
export type LaunchLanguage = string;

/**
 * The code of a launch's language, or `zh`: Chinese is the language of the promotion and of card repayment
 * (docs/reference/environment.md#languages).
 */
export type Language = string;

/** The languages of a brand: the part of the environment that says so. */
export interface BrandLanguages {
  /** The `language` of a launch → the language of the app. */
  readonly languages: Readonly<Record<string, LaunchLanguage>>;
  readonly defaultLanguage: LaunchLanguage;
}

/** The environment's default for `languages`. */
export const LANGUAGE_NUMBERS = { '1': 'en', '2': 'es' } as const;

/** The Chinese of the app covers a few screens only. A brand's own Chinese is `zh-Hans` or `zh-Hant`. */
export const isLanguage = (code: unknown): code is LaunchLanguage =>
  typeof code === 'string' && /^(?!zh$)[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code);

/** Whether the texts of a language are part of the app. */
export const isShipped = (language: Language): boolean =>
  language === 'zh' || Object.keys(LANGUAGES).includes(language);

/** The file with all texts of a language that is not part of the app: the build writes it for the brand. */
export const ownTextsFile = (language: Language) => `documents/${language}/texts.json`;

/** The name of a language in itself. */
export function nameOfLanguage(language: Language): string {
  const { [language]: shipped }: Readonly<Record<string, string | undefined>> = LANGUAGES;
  if (shipped) return shipped;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

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

/** The name of a catalogue's chunk, as webpack makes it from the file's path, or the file of a brand's own language. */
export const textChunk = (language: Language, name: CatalogueName) =>
  isShipped(language) ? `${language}-${catalogueIn(language, name)}-ts` : ownTextsFile(language);
