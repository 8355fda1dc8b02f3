import { type Environment, type Language, textChunk } from '@/platform/environment';
import { complaintRows } from './complaint';
import { loanRows } from './loan';
import { repaymentRows } from './repayment';
import type { ScreenRow } from './row';
import { siteRows } from './site';
import { supportRows } from './support';

/** Every screen of the app. Routes, early requests, placeholders and tests are made from these rows. */
export const rows = {
  ...loanRows,
  ...repaymentRows,
  ...complaintRows,
  ...supportRows,
  ...siteRows,
};

export type Rows = typeof rows;
export type ScreenName = keyof Rows;

export const screenNames = Object.keys(rows) as readonly ScreenName[];

/** The language of a screen in a launch with the given language. */
export const spokenOn = <Given extends Language>(
  { fixedLanguage }: ScreenRow,
  environment: Environment,
  language: Given,
): Given | 'zh' => (fixedLanguage && environment[fixedLanguage] === 'zh' ? 'zh' : language);

/**
 * The chunks of a screen's texts by name (`webpackChunkName`): those of the app and of the screen, in the screen's own
 * language. The screen's code is in the chunk of its own name. The build fails where a chunk is missing.
 */
export const textChunksOf = ({ texts = 'app' }: ScreenRow, own: Language): readonly string[] => [
  ...new Set([textChunk(own, 'app'), textChunk(own, texts)]),
];
