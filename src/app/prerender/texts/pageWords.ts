import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Environment, languagesOf } from '@/platform/environment';
import { speakerOfBuild } from './documentWords';

/** Texts of a page that may have neither scripts nor a catalogue: in each language of the brand, beside one another. */
export async function pageWords(environment: Environment) {
  const speakers = await Promise.all(languagesOf(environment).map(speakerOfBuild));
  const inEach = (words: MessageDescriptor) => speakers.map((i18n) => i18n._(words)).join(' · ');
  return {
    loadFailure: inEach(msg`The page could not be loaded.`),
    retry: inEach(msg`Retry`),
    needsScript: inEach(msg`This page needs JavaScript.`),
  };
}
