import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Control, Engine, Page, RunningEngine } from './port';
import { answers, findProgram, freePort, startProgram } from './programs';

/** WebKitGTK, in its own small browser, behind its own driver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () => (driver() && screen() ? undefined : 'apt-get install webkit2gtk-driver xvfb'),
  start,
};

const driver = () => findProgram('WebKitWebDriver');
const screen = () => findProgram('Xvfb');

/** WebKit's sandbox does not start for root. */
const ROOTS_ENVIRONMENT = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };

async function start(): Promise<RunningEngine> {
  const display = startProgram(screen() ?? '', [
    ...['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp'],
  ]);
  const number = await display.says(/^(\d+)$/);
  const port = await freePort();
  const program = startProgram(driver() ?? '', [`--port=${port}`], {
    DISPLAY: `:${number}`,
    ...(process.getuid?.() === 0 && ROOTS_ENVIRONMENT),
  });
  const close = async () => {
    await program.stop();
    await display.stop();
  };
  await answers(`http://127.0.0.1:${port}/status`);
  const first = await session(port).catch(async (problem: unknown) => {
    await close();
    throw problem;
  });
  const version = (await first.getCapabilities()).get('browserVersion') as string;
  await first.quit();
  return {
    version,
    open: () => open(port),
    close,
  };
}

/** A browser that has not started after so many ms will not: once in a hundred pages, cause unknown. */
const START_MS = 20_000;

/** A browser of its own: it keeps nothing from one session to the next. */
function session(port: number): Promise<WebDriver> {
  const late = setTimeout(START_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The browser did not start within ${START_MS / 1_000} s`);
  });
  return Promise.race([build(port), late]);
}

const build = async (port: number): Promise<WebDriver> =>
  new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          // Without its toolbar the window can be as narrow as a phone.
          args: ['--automation', '--full-screen'],
        },
      }),
    )
    .build();

async function open(port: number): Promise<Page> {
  const browser = await session(port);
  await browser.manage().window().setRect({ x: 0, y: 0, width: 360, height: 640 });
  return {
    visit: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    reload: () => browser.navigate().refresh(),
    read: (script) => browser.executeScript(script),
    async find(script) {
      const element = await browser.executeScript<WebElement | null>(script);
      return element ? control(element) : undefined;
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => browser.quit(),
  };
}

const control = (element: WebElement): Control => ({
  tap: () => element.click(),
  type: (text) => element.sendKeys(text),
  attach: (file) => element.sendKeys(file),
});
