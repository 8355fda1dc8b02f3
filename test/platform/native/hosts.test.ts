/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createWebViewBridge, handlerNames } from '@/platform/native/bridge';

const FOLDER = 'docs/native/android';
const filesOfAndroid = readdirSync(FOLDER).filter((file) => file.endsWith('.java'));
const android = filesOfAndroid
  .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
  .join('\n');
const ios = readFileSync('docs/native/ios/BorrowerHost.swift', 'utf8');

it.each(handlerNames)('finds %s in both sample hosts', (name) => {
  expect(android).toMatch(new RegExp(`@JavascriptInterface\\s+public void ${name}\\(`));
  expect(android).toMatch(new RegExp(`calls\\.put\\(\\s*"${name}"`));
  expect(ios).toContain(`"${name}"`);
});

it.each([
  ['Android', android],
  ['iOS', ios],
])(
  'accepts an empty page after a session on %s, and reloads a killed page with the current launch address',
  (_, host) => {
    expect(host).toContain('"about:blank"');
    expect(host).toContain('launchAddress()');
    expect(host).not.toMatch(/reload\(\)|recreate\(\)/);
  },
);

/** The start script of the Android sample: the texts of the Java expression, joined. */
function startScript(called: readonly string[]): string {
  const [, expression = ''] =
    /private String script\(\) \{\s+return ([\s\S]+?);\n/.exec(android) ?? [];
  const values: Readonly<Record<string, string>> = {
    'new JSONArray(calls.keySet())': JSON.stringify(called),
    MESSAGES: 'borrowerMessages',
  };
  return expression
    .split(/\n\s+\+ /)
    .map((part) => values[part] ?? (JSON.parse(part) as string))
    .join('');
}

describe('the start script of the Android sample', () => {
  const messages: unknown[] = [];
  const page: { readonly android?: Readonly<Record<string, unknown>> } = {};
  const borrowerMessages = {
    postMessage: (message: string) => messages.push(JSON.parse(message)),
  };
  runInNewContext(startScript(handlerNames), { window: page, borrowerMessages, JSON });
  const bridge = createWebViewBridge(page, () => undefined);

  it('gives the page every call of the contract by its name', () => {
    expect(Object.keys(page.android ?? {}).sort()).toEqual([...handlerNames].sort());
    expect(bridge.has('toHome')).toBe(true);
  });

  it('passes on a name and its payload as JSON text', () => {
    expect(bridge.toHome()).toEqual({ ok: true });
    expect(bridge.callPhone({ phone: '555' })).toEqual({ ok: true });
    expect(messages).toEqual([
      ['toHome', '{}'],
      ['callPhone', '{"phone":"555"}'],
    ]);
  });
});

it.each([
  ['Android asks the origin of each message', android, 'addWebMessageListener'],
  ['Android takes calls of the main frame only', android, 'if (isMainFrame &&'],
  ['Android lets a late call do nothing', android, 'page == view && page.getUrl() != null'],
  ['Android survives a phone without a dialler', android, 'catch (ActivityNotFoundException'],
  ['Android restarts twice a minute at most', android, 'MOST_RESTARTS = 2'],
  ['Android lets payment apps out', android, 'OUTSIDE_SCHEMES = setOf("tel", "mailto", "upi")'],
  ['iOS compares the port, too', ios, 'origin.port == 0 ? ""'],
  ['iOS denies camera and microphone', ios, 'requestMediaCapturePermissionFor'],
  ['iOS restarts twice a minute at most', ios, 'mostRestarts = 2'],
  ['iOS lets payment apps out', ios, 'outsideSchemes: Set<String> = ["tel", "mailto", "upi"]'],
  ['Android warms a view without a borrower', android, 'BLANK = ORIGIN + "/warm.html"'],
  ['iOS warms a view without a borrower', ios, 'BorrowerHost.origin + "/warm.html"'],
])('what the samples promise: %s', (_, host, code) => {
  expect(host).toContain(code);
});
