import type { SuccessRule } from '@/contract';
import type { Place } from '@/features/promotion';
import type { CallFormat } from '@/platform/api';
import type { Moment } from '@/platform/base';
import type { Environment, LaunchLanguage } from '@/platform/environment';
import type { FirstRead, GetParameter } from '@/platform/navigation';
import type { OpenedSession } from '@/platform/session';
import type { EarlyAnswer } from './earlyAnswer';
import type { PictureTaps } from './placeholder/taps';

/** The id of the element that holds a `PageRead` as JSON. */
export const PAGE_ID = 'page';

/** The data about its screen that the build writes into a page. */
export interface PageRead extends CallFormat {
  readonly asks: FirstRead;
  readonly success: SuccessRule;
  /** The files of the texts that a launch in each language needs. */
  readonly texts: Readonly<Partial<Record<LaunchLanguage, readonly string[]>>>;
}

/** The contents of a page's blocks, and the parameters of its address. */
export interface PageFacts {
  readonly language: LaunchLanguage;
  /** The page's block, unchecked: the app checks it. */
  readonly environment: Environment;
  /** Undefined in a page without a screen of its own. */
  readonly read: PageRead | undefined;
  readonly getParameter: GetParameter;
}

/** The data that a page's scripts share: `start` sets the object, `fill` adds to it, the app removes it. */
export interface Handover {
  /** When the page's first script ran. */
  readonly opened: Moment;
  readonly session: OpenedSession;
  readonly facts: PageFacts;
  /** The screen's early request. */
  readonly first: EarlyAnswer | undefined;
  /** Where a visit of the promotion began: a link that is tapped before the app starts changes the hash. */
  readonly begunAt?: Place;
  /** Settled when the first answer has been painted, or when only the app can show it. */
  painted?: Promise<void>;
  /** The taps in the placeholder. */
  readonly taps: PictureTaps;
  /** The fields of the answer that the promotion's landing page shows. The fill sets it, or the app if it runs first. */
  filled?: Readonly<Record<string, string>>;
}

type Handing = Window & { handOver?: Handover };

export function leaveHandover(page: Window, handOver: Handover): void {
  (page as Handing).handOver = handOver;
}

/** The handover; undefined after the app has taken it. */
export const handoverIn = (page: Window): Handover | undefined => (page as Handing).handOver;

/** Returns the handover and removes it from `window`: after log-out `window` must contain no launch and no answer. */
export function takeHandover(page: Window): Handover {
  const handOver = handoverIn(page);
  if (!handOver) throw new Error('The page has no start script');
  delete (page as Handing).handOver;
  return handOver;
}

/** The maximum time that the app's start waits for the first answer's paint, in ms. */
const MAX_WAIT_MS = 1_000;

/** Resolves when the first answer has been painted, at the latest after `MAX_WAIT_MS`. */
export const answerPainted = ({ painted }: Handover): Promise<void> =>
  Promise.race([painted, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
