import fc from 'fast-check';
import { SESSION_NAMES } from './launchNames';

/**
 * Addresses of an attacker who wants to change, end or read the tab's running session. None of them is a complete
 * launch: the app cannot tell a forged complete launch from the native app's
 * (docs/reference/launch.md#another-borrower).
 */

/** Values that an attacker wants in the borrower's requests. */
export const EVIL = {
  ...(Object.fromEntries(SESSION_NAMES.map((name) => [name, `EVIL-${name}`])) as Record<
    (typeof SESSION_NAMES)[number],
    string
  >),
  userId: '66600001',
  language: '1',
};

/** A half of a login that no server would accept, or under a name that is not its own. */
type Spoil = (name: string, value: string) => string;

const SPOILS: readonly Spoil[] = [
  () => '',
  (name) => name,
  (name) => `${name}=`,
  (name, value) => `${name}=&${name}=${value}`,
  (name, value) => `${name}=${value}%00`,
  (name, value) => `${name}=${value}%0D%0AX-Ran:1`,
  (name, value) => `${name}=%1B${value}`,
  (name, value) => `${name}=${value}%7F`,
  (name, value) => `${name}=${value}%C2%85`,
  (name) => `${name}=${'x'.repeat(257)}`,
  (name) => `${name}=${'9'.repeat(8_192)}`,
  (name) => `${name}=${'%F0%9F%98%80'.repeat(43)}`,
  ...['[]', '[0]', '.value', '%00'].map(
    (end): Spoil =>
      (name, value) =>
        `${name}${end}=${value}`,
  ),
  ...['%20', '%EF%BB%BF', '?', ';'].map(
    (start): Spoil =>
      (name, value) =>
        `${start}${name}=${value}`,
  ),
  (name, value) => `${name.toUpperCase()}=${value}`,
  (name, value) => `${name.toLowerCase()}=${value}`,
  (name, value) => `${name.replace('I', '_i')}=${value}`,
  (name, value) => `${name.replace('I', '%2549')}=${value}`,
  (name, value) => `x=${encodeURIComponent(`&${name}=${value}`)}`,
  (name, value) => `from=${encodeURIComponent(`https://evil.example/?${name}=${value}`)}`,
  (name, value) => `__proto__[${name}]=${value}&constructor[prototype][${name}]=${value}`,
  (name, value) => `__proto__=${value}`,
  () => `launch=${encodeURIComponent(JSON.stringify(EVIL))}`,
  () => `h5.session=${encodeURIComponent(JSON.stringify({ value: EVIL }))}`,
];

const PATHS = [
  ...['/confirm', '/loanDetail', '/ynRepayChoose', '/complainPageNext', '/error', '/product'],
  ...['/', '/About', '/Policy', '/aboutUs', '/PrivacyPolicy', '/nothing-here', '/testPreview'],
];

const OTHERS = SESSION_NAMES.filter((name) => name !== 'userId' && name !== 'sessionId');
const written = (names: readonly (typeof SESSION_NAMES)[number][]) =>
  names.map((name) => `${name}=${EVIL[name]}`);

const halfALogin = fc
  .record({
    half: fc.constantFrom('userId' as const, 'sessionId' as const),
    spoil: fc.constantFrom(...SPOILS),
    isOtherThere: fc.boolean(),
    others: fc.subarray(OTHERS),
    isFirst: fc.boolean(),
  })
  .map(({ half, spoil, isOtherThere, others, isFirst }) => {
    const other = half === 'userId' ? 'sessionId' : 'userId';
    const parts = [
      ...written(isOtherThere ? [other] : []),
      ...(isFirst ? [] : written(others)),
      spoil(half, EVIL[half]),
      ...(isFirst ? written(others) : []),
    ];
    return `?${parts.filter(Boolean).join('&')}`;
  });

/** The whole login, where no query is. */
const login = written(['userId', 'sessionId', ...OTHERS]).join('&');
const outsideTheQuery = fc.constantFrom(
  `#${login}`,
  `#?${login}`,
  `#/?${login}`,
  `;${login.replaceAll('&', ';')}?${written(OTHERS).join('&')}`,
  `/${login}`,
);

export const hostileLink = fc
  .tuple(fc.constantFrom(...PATHS), fc.oneof({ weight: 9, arbitrary: halfALogin }, outsideTheQuery))
  .map(([path, end]) => path + end);
