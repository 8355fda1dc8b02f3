import type { ComponentType } from 'react';
import type { AliasName } from '@/contract';
import type { CatalogueName, FeatureSwitch } from '@/platform/environment';

/**
 * A screen's first request as data, so that the page can contain it and send it before any other script runs
 * (`firstRead.ts`).
 */
export interface FirstRead {
  readonly alias: AliasName;
  /**
   * The endpoint's argument by the names of the address's parameters. Product and order come from the session
   * if the address does not name them. A number is sent unchanged.
   */
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Without these parameters no request is sent. */
  readonly needs?: readonly string[];
  /** Its `amount` pays an instalment (`requestType`): whether the lender takes a small part is known once the debt is read. */
  readonly isPart?: true;
}

/** The facts of a screen that other modules need, without its code. */
export interface ScreenRow {
  /** The screen's paths, by the names of docs/reference/screens.md. */
  readonly paths: Readonly<Record<string, string>>;
  /** The catalogue of the screen's texts, where that is not the app's. */
  readonly texts?: CatalogueName;
  /**
   * The environment's key that can fix the screen's language, instead of the launch
   * (docs/reference/environment.md#keys).
   */
  readonly fixedLanguage?: 'cardRepaymentLanguage';
  /**
   * The screen's first request. A screen with one needs a session: without a session the error screen is shown
   * instead.
   */
  readonly asks?: FirstRead;
  /** The screens that most borrowers open next, by name: their code and texts are loaded while the page is idle. */
  readonly leadsTo?: readonly string[];
  /** The screen exists only where the environment switches this feature on. */
  readonly feature?: FeatureSwitch;
}

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** The loaders of a feature's screens. */
export type LoadsOf<Rows> = Readonly<Record<keyof Rows, LoadScreen>>;

/** A screen with the loader of its code. */
export interface OfferedScreen extends ScreenRow {
  readonly load: LoadScreen;
}
