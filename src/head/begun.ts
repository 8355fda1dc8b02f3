import type { SuccessRule } from '../api/aliases';
import type { Way } from '../api/plainRequest';
import type { Environment } from '../environment/environment';
import type { LaunchLanguage } from '../i18n/language';
import type { Place } from '../navigation/screens/firstRead';
import type { FirstRead } from '../navigation/screens/row';
import type { OpenedSession } from '../session/openSession';
import type { FirstAnswer } from './firstAnswer';

/** What the build writes into a page about its own screen, as JSON in the element of this id. */
export const PAGE_ID = 'page';

export interface PageRead extends Way {
  readonly asks: FirstRead;
  readonly prefix: 'generalPrefix' | 'loanServicePrefix' | 'promotionPrefix';
  readonly path: string;
  readonly success: SuccessRule;
  /** The files of the texts that a launch in each language needs. */
  readonly texts: Readonly<Record<LaunchLanguage, readonly string[]>>;
}

/** What the page's start has done, for the scripts that come after it. */
export interface Begun {
  readonly session: OpenedSession;
  readonly language: LaunchLanguage;
  /** The page's block as it stands, unchecked: the app checks it. */
  readonly environment: Environment;
  /** Nothing in a page without a screen of its own. */
  readonly read: PageRead | undefined;
  readonly place: Place;
  /** The screen's first request, on its way or answered. */
  readonly first: FirstAnswer | undefined;
  /** Settled once the first answer has been painted, or has proved to be the app's to show. */
  painted?: Promise<void>;
  /** Makes a fresh launch the tab's session, once: from then on the tab can be told from an earlier borrower's. */
  keep?: () => void;
  /** The app's own file has come. */
  isAppThere?: true;
  /** The fields of the answer that the promotion's landing page shows already, as they stand there. */
  filled?: Readonly<Record<string, string>>;
  /** The app draws: nobody else changes the page. */
  isTaken?: true;
}

type Beginning = Window & { begun?: Begun };

export function leaveBegun(page: Window, begun: Begun): void {
  (page as Beginning).begun = begun;
}

export function begunIn(page: Window): Begun {
  const { begun } = page as Beginning;
  if (!begun) throw new Error('The page has no start');
  return begun;
}

/** From here on the app draws. It begins with what the fill has put into the page. */
export function takePage(page: Window): Begun['filled'] {
  const begun = begunIn(page);
  begun.isTaken = true;
  return begun.filled;
}

/** How long what keeps the processor busy waits for the first answer's picture, in ms. */
export const PATIENCE_MS = 1_000;

/** Resolves when what the first answer says can be read, or when waiting for it has lasted too long. */
export const answerPainted = (page: Window): Promise<void> =>
  Promise.race([
    begunIn(page).painted,
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
