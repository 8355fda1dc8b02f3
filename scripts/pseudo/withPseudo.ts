import { LANGUAGE_NUMBERS } from '../../src/platform/environment/language';

/** The numbers by which launches name the pseudo-languages. */
const PSEUDO_NUMBERS = { '8': 'en-XA', '9': 'ar-XB' } as const;

/** With `PSEUDO=1` a brand has the pseudo-languages, too (docs/translate.md#pseudo-languages). */
export const withPseudo = <Brand extends { readonly languages?: Readonly<Record<string, string>> }>(
  environment: Brand,
): Brand =>
  process.env.PSEUDO
    ? {
        ...environment,
        languages: { ...(environment.languages ?? LANGUAGE_NUMBERS), ...PSEUDO_NUMBERS },
      }
    : environment;
