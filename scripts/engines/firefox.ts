import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Connection } from './bidi';
import type { Control, Engine, Page, RunningEngine } from './port';
import { findProgram, startProgram } from './programs';

/** Firefox as it is shipped, without a driver: it speaks WebDriver BiDi itself. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (program() ? undefined : 'apt-get install firefox-esr'),
  start,
};

const program = () => process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox');

async function start(): Promise<RunningEngine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("intl.accept_languages", "es-MX");\n');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = startProgram(program() ?? '', args);
  const address = await browser.says(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connect(`${address}/session`);
  const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  return {
    version: capabilities.browserVersion,
    open: () => open(connection),
    async close() {
      await connection.close();
      await browser.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function open(connection: Connection): Promise<Page> {
  const { send } = connection;
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await send('browsingContext.setViewport', { context, viewport: { width: 360, height: 640 } });
  const run = async (script: string) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `(() => { ${script} })()`,
      target: { context },
      awaitPromise: true,
    });
    if (!result) throw new Error(exceptionDetails?.text ?? 'no result');
    return result;
  };
  return {
    visit: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async read(script) {
      const { value } = await run(`return JSON.stringify((() => { ${script} })() ?? null)`);
      return JSON.parse(String(value)) as unknown;
    },
    async find(script) {
      const { sharedId } = await run(script);
      return sharedId ? control(connection, context, sharedId) : undefined;
    },
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

interface Evaluated {
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

function control({ send }: Connection, context: string, sharedId: string): Control {
  const perform = (actions: object) =>
    send('input.performActions', { context, actions: [actions] });
  const tap = async () => {
    const origin = { type: 'element', element: { sharedId } };
    await perform({
      type: 'pointer',
      id: 'finger',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  };
  return {
    tap,
    async type(text) {
      await tap();
      const strokes = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keys', actions: strokes });
    },
    async attach(file) {
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
  };
}
