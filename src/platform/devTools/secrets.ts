import { MASK } from './mask';

/** Keys whose values developers' tools never show, not even in development (docs/reference/environment.md#keys). */
const SECRETS = [
  // The session and the values of its headers.
  ...['sessionId', 'crp_phe', 'dearest', 'showy', 'dearer', 'swift', 'eyes'],
  // One-time codes.
  ...['smsCode', 'verifyCode', 'captcha', 'capcode'],
  // Telephone numbers. A registration and a contract use one as the name of an account.
  ...['mobilePhone', 'mobile', 'phone', 'userName', 'username', 'accountName'],
  // Card and account numbers.
  ...['cardNo', 'bankNo', 'bankAccount'],
];

const isSecret = (key: string): boolean => SECRETS.includes(key);

/** A secret in a text that is JSON, such as the parameters in a cache key. */
const SECRET_IN_TEXT = new RegExp(
  `("(?:${SECRETS.join('|')})":)(?:"(?:[^"\\\\]|\\\\.)+"|-?\\d+)`,
  'g',
);

const withoutSecretsInText = (text: string): string => text.replace(SECRET_IN_TEXT, `$1"${MASK}"`);

/**
 * A copy in which each secret is masked by its key. An empty secret stays empty, so that a developer sees that the
 * value is missing.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecretsInText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => [
      withoutSecretsInText(key),
      isSecret(key) && entry ? MASK : withoutSecrets(entry),
    ]),
  );
}
