import type { ApiFailure } from './failures';

/**
 * A random id of one intent (UUID version 4), sent in the environment's `intentHeader`. `crypto.randomUUID` is
 * missing in old browsers and on pages without TLS.
 */
export function newIntentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join('-');
}

/** A write with a lost answer keeps its id. After an answer, including a refusal, the next write has a new id. */
export function intentAfter(earlier: unknown): string {
  const { kind, intentId } = Object(earlier) as Partial<ApiFailure>;
  return kind !== 'refused' && intentId ? intentId : newIntentId();
}
