import type { ApiFailure } from './failures';

/**
 * A random id of one intent (a version 4 UUID), which its write carries in the environment's `intentHeader`.
 * `crypto.randomUUID` is missing in the oldest browsers, and on pages without TLS.
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

/** A write whose answer was lost keeps its id; one that was answered, with a refusal too, is another intent. */
export function intentAfter(earlier: unknown): string {
  const { kind, intentId } = Object(earlier) as Partial<ApiFailure>;
  return kind !== 'refused' && intentId ? intentId : newIntentId();
}
