/**
 * Addresses of an attacker who wants to change, end or read the tab's running session. None of them is a complete
 * launch: the app cannot tell a forged complete launch from the native app's
 * (docs/reference/launch.md#another-borrower).
 */

/** Values that an attacker wants in the borrower's requests. */
export const EVIL = {
  userId: '66600001',
  sessionId: 'EVIL-SESSION',
  deviceId: 'EVIL-DEVICE',
  appVersion: 'EVIL-9',
  clientType: 'EVIL-TYPE',
  merchantNumber: 'EVIL-MERCHANT',
  mobilePhone: '6660000000',
  crp_phe: 'EVIL-1',
  dearest: 'EVIL-2',
  showy: 'EVIL-3',
  dearer: 'EVIL-4',
  swift: 'EVIL-5',
  eyes: 'EVIL-6',
} as const;

const queryOf = (values: Readonly<Record<string, string>>) =>
  new URLSearchParams(values).toString();
const { userId: _user, ...withoutUser } = EVIL;
const { sessionId: _session, ...withoutSession } = EVIL;
const { userId, sessionId, ...others } = EVIL;
const rest = queryOf(others);
const U = `userId=${userId}`;
const S = `sessionId=${sessionId}`;

const SCREENS = ['/confirm', '/loanDetail', '/ynRepayChoose', '/complainPageNext', '/error'];
const PUBLIC = [
  '/',
  '/About',
  '/Policy',
  '/Contact',
  '/aboutUs',
  '/PrivacyPolicy',
  '/nothing-here',
];

const single = Object.entries(EVIL).map(([name, value]) => `/loanDetail?${name}=${value}`);
const singleAbout = Object.entries(EVIL).map(([name, value]) => `/About?${name}=${value}`);
const halves = [...SCREENS, ...PUBLIC].flatMap((path) => [
  `${path}?${queryOf(withoutUser)}`,
  `${path}?${queryOf(withoutSession)}`,
]);

/** Both names exist, and one value is invalid or one name is misspelt. */
const crooked = [
  `userId=&${S}`,
  `${U}&sessionId=`,
  `userId&${S}`,
  `${U}&sessionId`,
  `userId=&${U}&${S}`,
  `sessionId=&${S}&${U}`,
  `${U}&sessionId=%00`,
  `${U}&sessionId=a%0D%0AX-Ran:1`,
  `${U}&sessionId=a%09b`,
  `${U}&sessionId=a%7F`,
  `${U}&sessionId=a%C2%85b`,
  `userId=%1B7&${S}`,
  `${U}&sessionId=${'x'.repeat(257)}`,
  `userId=${'9'.repeat(8_192)}&${S}`,
  `userId=${'%F0%9F%98%80'.repeat(43)}&${S}`,
  `${U}&sessionId=${'%F0%9F%98%80'.repeat(256)}`,
  `userId[]=${userId}&sessionId[]=${sessionId}`,
  `userId[0]=${userId}&sessionId[0]=${sessionId}`,
  `userId.value=${userId}&sessionId.value=${sessionId}`,
  `UserId=${userId}&SessionId=${sessionId}`,
  `USERID=${userId}&SESSIONID=${sessionId}`,
  `userid=${userId}&sessionid=${sessionId}`,
  `user_id=${userId}&session_id=${sessionId}`,
  `%20userId=${userId}&${S}`,
  `userId%00=${userId}&${S}`,
  `%EF%BB%BFuserId=${userId}&${S}`,
  `user%2549d=${userId}&${S}`,
  `x=1?${U}&${S}`,
  `x=1;${U};${S}`,
  `x=${encodeURIComponent(`&${U}&${S}`)}`,
  `__proto__[userId]=${userId}&__proto__[sessionId]=${sessionId}`,
  `__proto__=${userId}&constructor[prototype][userId]=${userId}&${S}`,
  `launch=${encodeURIComponent(JSON.stringify(EVIL))}`,
  `h5.session=${encodeURIComponent(JSON.stringify({ value: EVIL }))}`,
].map((query) => `/confirm?${query}&${rest}`);

/** Parts of the address outside the query. */
const elsewhere = [
  `/confirm#${queryOf(EVIL)}`,
  `/confirm#?${queryOf(EVIL)}`,
  `/confirm#/?${queryOf(EVIL)}`,
  `/loanDetail;${U};${S}?${rest}`,
  `/loanDetail/${U}&${S}`,
  `/confirm?from=confirm&${S}`,
  `/confirm?${S}&from=${encodeURIComponent(`https://evil.example/?${U}`)}`,
  `/product?${U}`,
  `/bindBank?${S}`,
  `/testPreview?${queryOf(withoutUser)}`,
];

export const hostileLinks: readonly string[] = [
  ...single,
  ...singleAbout,
  ...halves,
  ...crooked,
  ...elsewhere,
];
