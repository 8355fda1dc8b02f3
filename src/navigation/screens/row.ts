import type { ComponentType } from 'react';
import type { AliasName } from '../../api/aliases';
import type { FeatureSwitch } from '../../environment/environment';
import type { CatalogueArea } from '../../i18n/i18n';
import type { ReadParameter } from '../../order/instructionKey';

/** Where a page was opened: the screen's own parameters, and the product and order it is about. */
export interface Place {
  readonly read: ReadParameter;
  readonly productId: string | undefined;
  readonly orderId: string | undefined;
}

/** What a screen asks first, so that its request can leave from the document's head. */
export interface FirstRead {
  readonly alias: AliasName;
  /** The endpoint's argument; nothing where the place does not say what to ask for. */
  readonly parameters: (place: Place) => object | undefined;
  /** Answers for which the screen looks so different from its frame that only the app can show them. */
  readonly looksOtherwise?: (data: unknown, read: ReadParameter) => boolean;
}

/** A screen, as everybody knows it who does not draw it. */
export interface ScreenRow {
  /** Where it stands, by the specification's names. */
  readonly paths: Readonly<Record<string, string>>;
  /** Whose texts it speaks. */
  readonly texts: CatalogueArea;
  /** The environment's key that can fix its language, whatever the launch says (contract, section 2). */
  readonly fixedLanguage?: 'cardRepaymentLanguage';
  /** What it asks a server first. One that asks needs a session: without it the error screen stands in its place. */
  readonly asks?: FirstRead;
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
