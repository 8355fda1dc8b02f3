import type { AliasName, SuccessRule } from '@/contract';
import {
  dataOfWire,
  incoming,
  openEnvelope,
  parseJson,
  type PlainRequest,
  verdictOf,
} from '@/platform/api';
import { type Moment, thisMoment } from '@/platform/base';
import type { Environment } from '@/platform/environment';
import { markAnswer } from '@/platform/reports';

/** The unchecked answer to the first request. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** A request, and the parameters of the call that it makes. */
export interface EarlyRequest extends PlainRequest {
  readonly parameters: object;
}

/** The early request and its answer. */
export interface EarlyAnswer {
  readonly request: EarlyRequest;
  /** When the request was sent: what it shows is as old as that. */
  readonly began: Moment;
  /** Rejects as `fetch` does. */
  readonly answer: Promise<RawAnswer>;
  /** The answer if it has arrived. */
  readonly arrived: () => RawAnswer | undefined;
  readonly abort: () => void;
}

/** Sends a screen's first read with the same URL, headers and body as the app. */
export function sendRequest(request: EarlyRequest, send: typeof fetch): EarlyAnswer {
  const controller = new AbortController();
  const began = thisMoment();
  let arrived: RawAnswer | undefined;
  const fetchText = async (): Promise<RawAnswer> => {
    const response = await send(request.url, { ...request.init, signal: controller.signal });
    arrived = { status: response.status, text: await response.text() };
    return arrived;
  };
  const answer = fetchText();
  // The app handles the failure. Without this handler the browser would report it as well.
  answer.catch(() => undefined);
  return { request, began, answer, arrived: () => arrived, abort: () => controller.abort() };
}

/** The first answer's data if the call succeeded; undefined if the app must show a failure. */
export function dataOf(
  {
    success,
    asks,
  }: { readonly success: SuccessRule; readonly asks: { readonly alias: AliasName } },
  { status, text }: RawAnswer,
  names: Environment['envelope'],
): unknown {
  try {
    const body = incoming(Object(parseJson(text)) as object, success);
    const envelope = openEnvelope(body, names);
    if (verdictOf(envelope, success) !== 'done' || status !== 200) return undefined;
    return dataOfWire(asks.alias, envelope.data);
  } catch {
    return undefined;
  }
}

/**
 * Resolves when the page's current content is painted, and records the time of the first answer. A frame is painted when
 * the next frame begins.
 */
export async function answerShown(page: Window): Promise<void> {
  await new Promise<void>((resolve) => {
    page.requestAnimationFrame(() => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  });
  markAnswer(page);
}
