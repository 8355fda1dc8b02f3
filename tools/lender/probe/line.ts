import { type AliasName, aliasNamed } from '../../../src/contract';
import { buildRequest, type PlainRequest } from '../../../src/platform/api/request';
import { randomId } from '../../../src/platform/base/random';
import type { Environment } from '../../../src/platform/environment/environment';
import { requestContextOf } from '../../../src/platform/session/launch/commonParameters';
import type { Launch } from '../../../src/platform/session/launch/launch';
import { corsHeaders } from '../cors';
import type { Received } from './judge';

const TIMEOUT_MS = 60_000;

/** The connection to the server: the environment, the launch and the app's origin. */
export interface Line {
  readonly environment: Environment;
  readonly launch: Launch;
  /** The app's origin, taken from the launch address. */
  readonly appOrigin: string;
}

export interface Reply extends Partial<Received> {
  readonly ms: number;
  /** The reason why there is no answer. */
  readonly problem?: string;
  /** The errors of the server's CORS headers. */
  readonly cors: readonly string[];
}

export function requestOf(
  { environment, launch }: Line,
  name: AliasName,
  parameters: object,
): PlainRequest {
  const isRead = aliasNamed(name).purpose === 'read';
  const intentId = isRead ? undefined : randomId();
  return buildRequest(name, parameters, { ...requestContextOf(launch, environment), intentId });
}

/** Sends a request, after its preflight if the server is on another origin. */
export async function send(line: Line, { url, init }: PlainRequest): Promise<Reply> {
  const address = new URL(url, line.appOrigin);
  const isElsewhere = address.origin !== line.appOrigin;
  const cors = isElsewhere ? await preflight(line, address, init.method ?? 'GET') : [];
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const { method, body } = init;
    const headers = { ...init.headers, ...(isElsewhere && { Origin: line.appOrigin }) };
    const response = await fetch(address, {
      ...(method && { method }),
      ...(body && { body }),
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const own = isElsewhere ? originIssues(response, line.appOrigin, 'answer') : [];
    return { status: response.status, text, ms: ms(), cors: [...cors, ...own] };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      ms: ms(),
      problem: isLate ? 'no answer in 60 s' : 'no connection, or one that broke',
      cors,
    };
  }
}

/** Sends the preflight of a browser. Returns the errors of the answer. */
async function preflight(
  { environment, appOrigin }: Line,
  address: URL,
  method: string,
): Promise<string[]> {
  const wanted = corsHeaders(environment);
  try {
    const response = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        Origin: appOrigin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': wanted.join(',').toLowerCase(),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const given = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    const allowed = given.split(',').map((name) => name.trim());
    const lacking = wanted.filter(
      (name) => !allowed.includes('*') && !allowed.includes(name.toLowerCase()),
    );
    return [
      ...(response.ok
        ? []
        : [`preflight: expected a status of 200 to 299, came ${response.status}`]),
      ...originIssues(response, appOrigin, 'preflight'),
      ...lacking.map((name) => `preflight: expected Access-Control-Allow-Headers to name ${name}`),
    ];
  } catch {
    return ['preflight: no answer'];
  }
}

function originIssues({ headers }: Response, origin: string, what: string): string[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return [];
  const came = allowed ? 'another origin' : 'nothing';
  return [`${what}: expected Access-Control-Allow-Origin to be the app's origin, came ${came}`];
}
