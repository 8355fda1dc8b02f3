import type { Alias, CallRow } from './calls';
import { rowOf } from './calls';
import { checkIntent, checkProtocol, ownParameters, sessionOf } from './checks';
import type { Reply } from './envelope';
import { failure, refused, success } from './envelope';
import { Refusal } from './refusal';
import type { ReceivedRequest } from './requestLog';
import { logAnswer, receive } from './requestLog';
import type { Visit } from './route';
import { routeOf } from './routes';
import type { Line } from './spoil';
import { answer, spoil } from './spoil';
import type { LenderState } from './state';
import type { Language } from './texts';
import { languageFor } from './texts';

/** Answers one call: logs the request, applies the faults that are set, checks the request, runs its route. */
export async function answerCall(
  lender: LenderState,
  alias: Alias,
  request: Request,
  hungUp: Promise<void>,
): Promise<Response> {
  const row = rowOf(alias);
  const receivedAt = performance.now();
  const received = await receive(request, alias, lender.clock.now());
  lender.requests.push(received);
  lender.changes.tell();
  const caller = callerOf(lender, received);
  const { waitBefore, waitAfter, spoiling } = lender.faults.strike(alias, caller);
  await waitBefore();
  const line: Line = {
    family: row.family,
    environment: lender.environment,
    hungUp,
    carryOut: () => Promise.resolve(carryOut(lender, alias, received)),
  };
  const response = await (spoiling ? spoil(spoiling, line) : answer(line));
  await waitAfter();
  await logAnswer(received, response, receivedAt);
  return response;
}

function carryOut(lender: LenderState, alias: Alias, received: ReceivedRequest): Reply {
  const row = rowOf(alias);
  try {
    return asReply(row, act(lender, alias, received));
  } catch (problem) {
    if (problem instanceof Refusal) {
      const [expired] = lender.environment.sessionExpiredCodes;
      return refused(row.family, problem, languageOf(lender, row, received), expired);
    }
    const message = problem instanceof Error ? (problem.stack ?? problem.message) : 'unknown';
    return failure(row.family, '500', `The sandbox itself failed: ${message}`, 500);
  }
}

/** Checks the request, finds the borrower and runs the route. Throws `Refusal`. */
function act(lender: LenderState, alias: Alias, received: ReceivedRequest): unknown {
  const row = rowOf(alias);
  checkProtocol(row, received);
  checkIntent(alias, received, lender.environment);
  lender.ledger.bookUntil(lender.clock.now());
  const visit: Visit = {
    lender,
    now: lender.wallTime(),
    language: languageOf(lender, row, received),
  };
  const found = routeOf(alias);
  if (found.audience === 'visitor') {
    return found.route.answer(visit, ownParameters(row, received, found.route.parameters));
  }
  const { userId, orderId } = received.query;
  const sessionId = sessionOf(received, lender.environment);
  const borrower = lender.borrowers.findBySession(userId, sessionId);
  if (!borrower) throw new Refusal('session');
  const sessionOrderId = typeof orderId === 'string' ? orderId : undefined;
  const sent = ownParameters(row, received, found.route.parameters);
  return found.route.answer({ ...visit, borrower, sessionOrderId }, sent);
}

function asReply(row: CallRow, data: unknown): Reply {
  if (row.client !== 'image') return success(row.family, data);
  return { kind: 'picture', status: 200, type: 'image/svg+xml', content: String(data) };
}

function callerOf(lender: LenderState, { query }: ReceivedRequest): string | undefined {
  return lender.borrowers.nameOf(query.userId);
}

/**
 * Promotion calls are answered in Chinese unless the brand sets `promotionLanguage: 'launch'`. Calls of the JSON
 * client are answered in the language of their header, all others in the borrower's.
 */
function languageOf(lender: LenderState, row: CallRow, received: ReceivedRequest): Language {
  if (row.audience === 'visitor' && lender.environment.promotionLanguage === 'zh') return 'zh';
  if (row.client === 'json') return languageFor(received.headers.language, lender.environment);
  const name = callerOf(lender, received);
  return name ? lender.borrowers.get(name).language : lender.environment.defaultLanguage;
}
