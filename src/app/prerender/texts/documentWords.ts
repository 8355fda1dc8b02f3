import type { I18n, MessageDescriptor, Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createI18n, ownTexts } from '@/design/i18n';
import {
  catalogueIn,
  type Environment,
  isShipped,
  type Language,
  languagesOf,
} from '@/platform/environment';
import { ACCESSIBLE } from './accessible';
import { STORED_ON_DEVICE } from './storedOnDevice';

/** The front matter of a document. */
export interface DocumentVersion {
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly effective: string;
  readonly approvedBy?: string | undefined;
}

/** The app's own words within a lender's documents, in one language. */
export interface DocumentWords {
  /** The lists that a document may include as a paragraph `{name}`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** A formatted number with its percent sign. */
  readonly percent: (number: string) => string;
  /** The fixed title of the loan terms; undefined in a language without a translation of it. */
  readonly loanTermsTitle: string | undefined;
  /** The lines at the end of a document. */
  readonly endOf: (version: DocumentVersion) => readonly string[];
}

export type DocumentWordsByLanguage = Readonly<Partial<Record<Language, DocumentWords>>>;

/** The words for each language of a brand, and Chinese for a promotion in Chinese. */
export async function documentWords(environment: Environment): Promise<DocumentWordsByLanguage> {
  const languages: readonly Language[] = [...languagesOf(environment), 'zh'];
  const words = await Promise.all(
    languages.map(async (language) => [language, await wordsIn(language)] as const),
  );
  return Object.fromEntries(words);
}

/** The texts that only the build uses. Chinese has those of the promotion; the others are in English. */
export async function speakerOfBuild(language: Language): Promise<I18n> {
  const i18n = createI18n(language);
  const [english, own] = await Promise.all([buildTexts('en'), buildTexts(language)]);
  i18n.load(language, { ...english, ...own });
  return i18n;
}

async function buildTexts(language: Language): Promise<Messages> {
  if (!isShipped(language)) return ownTexts(language);
  const { messages } = (await import(
    `../../../design/i18n/catalogues/${language}/${catalogueIn(language, 'site')}.ts`
  )) as {
    readonly messages: Messages;
  };
  return messages;
}

const LOAN_TERMS = msg({
  message: `Loan terms and conditions`,
  comment: 'Title of a document: the general terms of all loans.',
});

async function wordsIn(language: Language): Promise<DocumentWords> {
  const i18n = await speakerOfBuild(language);
  const title = i18n._(LOAN_TERMS);
  // What a brand's own language lacks is in another language: its documents bring their own title.
  const isTranslated = language === 'en' || (isShipped(language) && title !== LOAN_TERMS.message);
  const stored = STORED_ON_DEVICE.filter(({ isForDevelopers }) => !isForDevelopers);
  return {
    lists: {
      storedOnDevice: stored.map(({ what, until }) => i18n._(sentence(i18n, what, until))),
      accessible: ACCESSIBLE.map(({ what }) => i18n._(what)),
    },
    percent: (number) =>
      i18n._(
        msg({
          message: `${number} %`,
          comment: 'A rate, such as 18 %.',
        }),
      ),
    loanTermsTitle: isTranslated ? title : undefined,
    endOf: ({ version, effective, approvedBy }) => [
      i18n._(
        msg({ message: `Version ${version}`, comment: 'At the end of an agreement: its version.' }),
      ),
      i18n._(
        msg({
          message: `In force from ${effective}`,
          comment: 'At the end of an agreement: the day from which it applies, such as 2026-01-15.',
        }),
      ),
      ...(approvedBy
        ? [
            i18n._(
              msg({
                message: `Approved by ${approvedBy}`,
                comment: 'At the end of an agreement: the name of the counsel who approved it.',
              }),
            ),
          ]
        : []),
    ],
  };
}

function sentence(i18n: I18n, whatIsStored: MessageDescriptor, untilWhen: MessageDescriptor) {
  const what = i18n._(whatIsStored);
  const until = i18n._(untilWhen);
  return msg({
    message: `${what}. Until ${until}.`,
    comment:
      'One line of the list of data on the device: what is kept, and the event that ends it.',
  });
}
