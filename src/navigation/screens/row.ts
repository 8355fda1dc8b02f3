import type { ComponentType } from 'react';
import type { AliasName } from '../../api/aliases';
import type { FeatureSwitch } from '../../environment/environment';
import type { CatalogueArea } from '../../i18n/i18n';

/**
 * What a screen asks first, as data, so that a page can hold it and its request can leave before any other
 * script is there (`firstRead.ts`).
 */
export interface FirstRead {
  readonly alias: AliasName;
  /**
   * The endpoint's argument, by the names of the address's parameters that it is made of; product and order
   * are the session's where the address names none. A number stands for itself.
   */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Without these parameters there is nothing to ask for. */
  readonly needs?: readonly string[];
  /** Where only the app can show the screen, since it looks otherwise than its placeholder. */
  readonly looksOtherwise?: {
    /** The address lacks one of these. */
    readonly without?: readonly string[];
    /** The address has one of these, and an answer is there. */
    readonly with?: readonly string[];
    /** A field of the answer has one of these values. */
    readonly answered?: Readonly<Record<string, readonly string[]>>;
    /** A field of the answer has another value than these; one that is missing is empty. */
    readonly unlessAnswered?: Readonly<Record<string, readonly string[]>>;
    /** Two fields of the answer are the same. */
    readonly same?: readonly (readonly [field: string, other: string])[];
  };
}

/** A screen, as everybody knows it who does not draw it. */
export interface ScreenRow {
  /** Where it stands, by the names of docs/reference/routes.md#table. */
  readonly paths: Readonly<Record<string, string>>;
  /** Whose texts it speaks. */
  readonly texts: CatalogueArea;
  /** The environment's key that can fix its language, whatever the launch says (docs/reference/environment.md#keys). */
  readonly fixedLanguage?: 'cardRepaymentLanguage';
  /** What it asks a server first. One that asks needs a session: without it the error screen stands in its place. */
  readonly asks?: FirstRead;
  /** Where most borrowers go from it, by name: the code of these screens and their texts come while nobody waits. */
  readonly leadsTo?: readonly string[];
  /** It is there only where the environment switches this on. */
  readonly feature?: FeatureSwitch;
}

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** What a feature gives: the code of each of its screens. */
export type LoadsOf<Rows> = Readonly<Record<keyof Rows, LoadScreen>>;

/** A screen with its code. */
export interface OfferedScreen extends ScreenRow {
  readonly load: LoadScreen;
}
