import { syllable } from 'syllable';

/**
 * The readability of a text. English: the Flesch-Kincaid grade, in years of school. Spanish: the Fernández Huerta ease, of 100.
 * A sentence ends with a full stop, a question mark, an exclamation mark or a colon.
 */
export interface Readability {
  readonly words: number;
  /** The words of the longest sentence; a colon does not end it. */
  readonly longest: number;
  readonly score: number;
}

const WORD = /[\p{L}’'-]+/gu;
const VALUE = 'ten';

/** A text of a catalogue as a borrower hears it: a short word in place of each value, the last form of a plural. */
const spoken = (text: string): string =>
  text
    .replace(/\{\w+, plural,.*?other \{([^}]*)\}\s*\}/g, '$1')
    .replace(/\{\w+\}|#/g, VALUE)
    .replace(/<\/?\d+\/?>/g, '');

const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];

const parts = (text: string, end: RegExp) =>
  text.split(end).filter((part) => wordsIn(part).length > 0);

export function readabilityOf(language: 'en' | 'es', given: string): Readability {
  const text = spoken(given);
  const words = wordsIn(text);
  const count = Math.max(1, words.length);
  const perSentence = count / Math.max(1, parts(text, /[.!?:](?:\s|$)/).length);
  const syllables = words.reduce((sum, word) => sum + syllablesIn[language](word), 0) / count;
  const score =
    language === 'en'
      ? 0.39 * perSentence + 11.8 * syllables - 15.59
      : 206.84 - 60 * syllables - 1.02 * perSentence;
  const sentences = parts(text, /[.!?](?:\s|$)/).map((sentence) => wordsIn(sentence).length);
  return { words: words.length, longest: Math.max(0, ...sentences), score };
}

const syllablesIn = {
  en: syllable,
  /** Spanish is written as it is spoken: vowels in a row are one syllable, unless two of them are strong or one weak is stressed. */
  es: (word: string): number => {
    const letters = word
      .toLowerCase()
      .replace(/qu/g, 'k')
      .replace(/gu(?=[eéií])/g, 'g');
    const nuclei = letters.match(/[iuü]?[aeoáéó][iuüy]?|[iuüíú][iuü]?|y(?![a-zñáéíóúü])/g);
    return Math.max(1, nuclei?.length ?? 0);
  },
};
