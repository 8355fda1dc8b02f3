/** @jest-environment node */
import { STORED_ON_DEVICE } from '@/app/prerender/texts/storedOnDevice';
import { filesBelow, textOf } from './pages';

/** Lists all code that stores, sends or opens: new code of this kind needs an entry here or in the table of stored items. */

/** Storage keys of the storage itself. */
const OWN_KEYS: readonly string[] = ['salt', 'borrower'];

const sources = filesBelow('src').filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('/catalogues/'),
);
/** Files with a line that matches the pattern outside comments. */
const filesWith = (pattern: RegExp) =>
  sources
    .filter((file) =>
      textOf(file)
        .split('\n')
        .some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && pattern.test(line)),
    )
    .sort();

/** Without the launch pad: production builds omit it. */
const shippedWith = (pattern: RegExp) =>
  filesWith(pattern).filter((file) => !file.startsWith('src/features/preview/'));

const filesOf = (table: readonly (readonly [file: string, what: string])[]) =>
  table.map(([file]) => file).sort();

it('the table of stored data matches the code: key, place and owner', () => {
  const listed = STORED_ON_DEVICE.filter(({ key }) => !OWN_KEYS.includes(key)).map(
    ({ key, where, owner }) => [key, where, owner],
  );
  const row =
    /: StoredItem<[\s\S]*?> = \{\s*key: '([^']+)',\s*where: '([^']+)',\s*owner: '([^']+)'/g;
  const rows = sources.flatMap((file) => Array.from(textOf(file).matchAll(row), ([, ...it]) => it));
  expect(rows.sort()).toEqual(listed.sort());
  const declared = sources.flatMap(
    (file) => textOf(file).match(/: StoredItem<[^=;]*> = \{/g) ?? [],
  );
  expect(declared).toHaveLength(listed.length);
});

it('the table of stored data includes the storage’s own keys', () => {
  const text = textOf('src/platform/storage/ownerHash.ts');
  const keys = Array.from(text.matchAll(/_KEY = '(\w+)'/g), ([, key]) => key);
  expect(keys.sort()).toEqual([...OWN_KEYS].sort());
  const listed = STORED_ON_DEVICE.map(({ key }) => key);
  expect(listed).toEqual(expect.arrayContaining([...OWN_KEYS]));
});

it('no other code uses browser storage', () => {
  const storage = /localStorage|sessionStorage|indexedDB|document\.cookie|\bcaches\b|serviceWorker/;
  expect(filesWith(storage)).toEqual([
    'src/platform/storage/browserStorage.ts',
    'src/platform/storage/durableStorage.ts',
  ]);
});

it('only listed code sends requests', () => {
  const sends =
    /\.fetch\(|\bfetch\(|new XMLHttpRequest|sendBeacon|new (WebSocket|EventSource|Image\b)|importScripts/;
  expect(shippedWith(sends)).toEqual(filesOf(SENDERS));
});

it('only listed code opens or reloads an address', () => {
  const opens =
    /location\.(assign|replace|reload|href =)|(?<!const )location = |window\.open|\.(push|replace)State\(|\.click\(\)/;
  expect(shippedWith(opens)).toEqual(filesOf(OPENERS));
});

it('only listed code renders a link or a frame', () => {
  const links =
    /\b(href|formAction)=|<form [^>]*action|<iframe|styled\.iframe|<(object|embed|base) |http-equiv/;
  expect(shippedWith(links)).toEqual(filesOf(LINKS));
});

it('only listed code sends messages to other tabs or windows', () => {
  const talks = /BroadcastChannel|postMessage\(|window\.(opener|parent|top|name)\b/;
  expect(shippedWith(talks)).toEqual(filesOf(TALKERS));
});

const SENDERS: readonly (readonly [file: string, what: string])[] = [
  ['src/features/promotion/ports.ts', 'a conversion, to `conversionUrl`'],
  ['src/app/boot/earlyRequest.ts', 'the first read, to the address of its alias'],
  ['src/app/pages/borrower/index.tsx', 'the launch pad, in development'],
  ['src/app/pages/borrower/start.tsx', 'every call of `docs/reference/calls.md`'],
  ['src/app/pages/promotion/start.tsx', 'the calls of the promotion'],
  ['src/app/pages/site/index.tsx', 'the texts of a notice'],
  ['src/design/i18n/i18n.ts', 'the texts of a brand’s own language, beside its documents'],
  ['src/features/complaint/writesApi.ts', 'the pictures of a complaint'],
  ['src/platform/native/canvas.ts', 'nothing: a picture that the page made is decoded'],
  ['src/platform/reports/reporter.ts', 'reports, to `reportUrl`'],
];

const OPENERS: readonly (readonly [file: string, what: string])[] = [
  ['src/app/boot/main.ts', 'the promotion’s page, where its address was encoded'],
  ['src/design/ui/openDialogs.ts', 'nothing: an entry of the history for an open dialog'],
  ['src/platform/native/download.ts', 'a file that the page made'],
  ['src/app/boot/placeholder/taps.ts', 'a link of the early picture, or a control tapped in it'],
  ['src/app/pages/borrower/start.tsx', 'what the gate let pass'],
  ['src/app/pages/shell/ErrorBoundary.tsx', 'the page itself'],
  ['src/app/pages/shell/lazyScreen.tsx', 'the page itself, for a lost chunk'],
  [
    'src/platform/session/crossTab/guardPage.ts',
    'an empty page, or the page itself, for another borrower',
  ],
  ['src/platform/session/launch/historyEntries.ts', 'the address bar without a session'],
  ['src/app/boot/site/begin.ts', 'nothing: the language beside the entry of the history'],
  ['src/features/site/parts/ContactForm.tsx', 'an e-mail to the environment’s address, on Submit'],
];

const LINKS: readonly (readonly [file: string, what: string])[] = [
  ['src/features/loan/AgreementLink.tsx', 'nothing: a press opens what the gate let pass'],
  [
    'src/features/complaint/parts/WhoElseHelps.tsx',
    'the telephone of the environment’s `escalation`',
  ],
  [
    'src/shared/components/help/OutsideLink.tsx',
    '`adviceUrl`, `escalation.url` of the environment',
  ],
  ['src/features/promotion/parts/Assurance.tsx', 'the service phone of the environment'],
  ['src/features/promotion/parts/TargetPage.tsx', 'a hash target'],
  ['src/features/promotion/screens/DownloadScreen.tsx', 'what the gate let pass'],
  ['src/features/promotion/screens/RegisterScreen.tsx', 'a hash target'],
  [
    'src/features/repayment/instruction/ContactPictures.tsx',
    'one e-mail address, through the gate',
  ],
  ['src/features/site/parts/HomeHero.tsx', 'a public page'],
  ['src/features/site/parts/LanguageLinks.tsx', 'the same page in another language'],
  [
    'src/features/site/parts/PrivacyFrame.tsx',
    'the environment’s `privacyUrl`, in a frame without scripts',
  ],
  ['src/features/site/parts/SiteFooter.tsx', 'the environment’s phone and e-mail, a public page'],
  ['src/features/site/parts/SiteFrame.tsx', 'the content of the page'],
  ['src/features/site/parts/SiteHeader.tsx', 'the public pages'],
  ['src/features/site/parts/StoreLinks.tsx', 'the environment’s `downloadUrls`'],
  ['src/features/site/screens/LoanScreen.tsx', 'a document of the app'],
  ['src/features/support/screens/ErrorScreen.tsx', 'the service phone of the environment'],
  ['src/features/support/parts/ContactLink.tsx', 'one e-mail address or number, through the gate'],
  ['src/design/legal/LegalText.tsx', 'a section of the same page'],
];

const TALKERS: readonly (readonly [file: string, what: string])[] = [
  ['src/platform/native/bridge.ts', 'the native app, by the handlers of docs/reference/native.md'],
  [
    'src/platform/session/crossTab/otherTabs.ts',
    'our other tabs: who was launched; nothing of it is kept',
  ],
];
