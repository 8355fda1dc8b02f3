import { dataOfWire, incoming } from '../api/adapt';
import type { AliasName, SuccessRule } from '../api/aliases';
import { openEnvelope, verdictOf } from '../api/envelope';
import type { PlainRequest } from '../api/plainRequest';
import type { Environment } from '../environment/environment';
import { markAnswer } from '../reports/firstAnswer';

/** What came back for the first request, before anybody has judged it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** A request, and the parameters of the call that it makes. */
export interface FirstRequest extends PlainRequest {
  readonly parameters: object;
}

/** The request that left before the app was there. */
export interface FirstAnswer {
  readonly request: FirstRequest;
  /** Rejects as `fetch` does. */
  readonly answer: Promise<RawAnswer>;
  /** The answer, once it is there. */
  readonly arrived: () => RawAnswer | undefined;
  readonly abort: () => void;
}

/** Sends a screen's first read, exactly as the app itself would. */
export function sendFirst(request: FirstRequest, send: typeof fetch): FirstAnswer {
  const controller = new AbortController();
  let arrived: RawAnswer | undefined;
  const fetchText = async (): Promise<RawAnswer> => {
    const response = await send(request.url, { ...request.init, signal: controller.signal });
    arrived = { status: response.status, text: await response.text() };
    return arrived;
  };
  const answer = fetchText();
  // The app that adopts the answer handles its failure: this promise must not report it, too.
  answer.catch(() => undefined);
  return { request, answer, arrived: () => arrived, abort: () => controller.abort() };
}

/** The first answer's data where the call succeeded; undefined where the app has to say what happened. */
export function dataOf(
  {
    success,
    asks,
  }: { readonly success: SuccessRule; readonly asks: { readonly alias: AliasName } },
  { status, text }: RawAnswer,
  names: Environment['envelope'],
): unknown {
  try {
    const body = incoming(Object(JSON.parse(text)) as object, success);
    const envelope = openEnvelope(body, names);
    if (verdictOf(envelope, success) !== 'done' || status !== 200) return undefined;
    return dataOfWire(asks.alias, envelope.data);
  } catch {
    return undefined;
  }
}

/**
 * Marks the time when the first answer, which the page holds now, is on the screen, and resolves then. A picture is on the
 * screen once the frame after its own has begun.
 */
export async function answerShown(page: Window): Promise<void> {
  await new Promise<void>((resolve) => {
    page.requestAnimationFrame(() => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  });
  markAnswer(page);
}
