import type { Family } from './calls';
import type { EnvelopeName, LenderEnvironment } from './environment';
import type { Refusal } from './refusal';
import type { Language } from './texts';

/** An answer before it is encoded: status and envelope, or a picture. */
export type Reply = JsonReply | PictureReply;

export interface JsonReply {
  readonly kind: 'json';
  readonly status: number;
  readonly envelope: Readonly<Partial<Record<EnvelopeName, unknown>>>;
}

export interface PictureReply {
  readonly kind: 'picture';
  readonly status: number;
  readonly type: string;
  readonly content: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The envelope of a call that succeeded, in the format of its family. */
export function success(family: Family, data: unknown): JsonReply {
  const message = 'OK';
  const byFamily = {
    general: { success: true, code: 0, data, message },
    payment: { code: '00', data, message },
    template: { code: '00', data, message },
    promotion: { code: '0', data, message },
  } as const;
  return { kind: 'json', status: 200, envelope: byFamily[family] };
}

export function failure(family: Family, code: string, message: string, status = 200): JsonReply {
  const envelope = { code, data: null, message };
  const flagged = family === 'general' ? { success: false, ...envelope } : envelope;
  return { kind: 'json', status, envelope: flagged };
}

/** `expired`: the brand's own code of an expired session. */
export function refused(
  family: Family,
  refusal: Refusal,
  language: Language,
  expired?: string,
): JsonReply {
  const code = (refusal.isOfSession && expired) || refusal.code(family);
  return failure(family, code, refusal.wordsIn(language), refusal.status);
}

/** Encodes the envelope's field names with the names of this environment. */
export function encode(reply: JsonReply, environment: LenderEnvironment): Record<string, unknown> {
  const entries = Object.entries(reply.envelope).map(([name, value]) => [
    environment.envelope[name as EnvelopeName] ?? name,
    value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

export function write(reply: Reply, environment: LenderEnvironment): Response {
  if (reply.kind === 'picture') return textResponse(reply.content, reply.type, reply.status);
  return textResponse(JSON.stringify(encode(reply, environment)), JSON_TYPE, reply.status);
}

export function textResponse(content: string, type = JSON_TYPE, status = 200): Response {
  return new Response(content, {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
