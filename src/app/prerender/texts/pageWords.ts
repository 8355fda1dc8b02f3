import { msg } from '@lingui/core/macro';
import { type Environment, languagesOf } from '@/platform/environment';
import { speakerOfBuild } from './documentWords';

/** Texts of a page that may have neither scripts nor a catalogue, in each language of the brand, the default one first. */
export async function pageWords(environment: Environment) {
  return Promise.all(
    languagesOf(environment).map(async (lang) => {
      const i18n = await speakerOfBuild(lang);
      return {
        lang,
        loadFailure: i18n._(msg`The page could not be loaded.`),
        retry: i18n._(msg`Retry`),
        needsScript: i18n._(msg`This page needs JavaScript.`),
      };
    }),
  );
}
