import type { SuccessRule } from '../api/aliases';
import type { CallFormat } from '../api/plainRequest';
import type { Environment } from '../environment/environment';
import type { LaunchLanguage } from '../i18n/language';
import type { ReadParameters } from '../navigation/screens/firstRead';
import type { FirstRead } from '../navigation/screens/row';
import type { OpenedSession } from '../session/launch/openSession';
import type { EarlyAnswer } from './earlyAnswer';

/** The id of the element that holds a `PageRead` as JSON. */
export const PAGE_ID = 'page';

/** What the build writes into a page about its own screen. */
export interface PageRead extends CallFormat {
  readonly asks: FirstRead;
  readonly prefix: 'generalPrefix' | 'loanServicePrefix' | 'promotionPrefix';
  readonly path: string;
  readonly success: SuccessRule;
  /** The files of the texts that a launch in each language needs. */
  readonly texts: Readonly<Partial<Record<LaunchLanguage, readonly string[]>>>;
}

/** What a page's own blocks and its address say. */
export interface PageFacts {
  readonly language: LaunchLanguage;
  /** The page's block as it stands, unchecked: the app checks it. */
  readonly environment: Environment;
  /** Undefined in a page without a screen of its own. */
  readonly read: PageRead | undefined;
  readonly place: ReadParameters;
}

/** What the scripts of one page hand on: `start` leaves it, `fill` adds to it, the app takes it. */
export interface Handover {
  readonly session: OpenedSession;
  readonly facts: PageFacts;
  /** The screen's first request, on its way or answered. */
  readonly first: EarlyAnswer | undefined;
  /** Settled once the first answer has been painted, or has proved to be the app's to show. */
  painted?: Promise<void>;
  /** The fields of the answer that stand in the promotion's landing page; set by the fill, or by an app that came first. */
  filled?: Readonly<Record<string, string>>;
}

type Handing = Window & { handOver?: Handover };

export function leaveHandover(page: Window, handOver: Handover): void {
  (page as Handing).handOver = handOver;
}

/** Undefined once the app has taken it. */
export const handoverIn = (page: Window): Handover | undefined => (page as Handing).handOver;

/** Takes it off the page's window: after log-out the window must hold no launch and no answer. */
export function takeHandover(page: Window): Handover {
  const handOver = handoverIn(page);
  if (!handOver) throw new Error('The page has no start');
  delete (page as Handing).handOver;
  return handOver;
}

/** How long what keeps the processor busy waits for the first answer's picture, in ms. */
const PATIENCE_MS = 1_000;

/** Resolves when the first answer has been painted, or when waiting for it has lasted too long. */
export const answerPainted = ({ painted }: Handover): Promise<void> =>
  Promise.race([painted, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
