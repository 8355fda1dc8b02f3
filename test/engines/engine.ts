import { spawnSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** A tab of 360 by 640 in a browser with an empty profile. A script is the body of a function. */
export interface Tab {
  /** Errors that no page caught, where the driver tells of them. */
  readonly errors: readonly string[];
  readonly visit: (address: string) => Promise<unknown>;
  readonly read: (script: string) => Promise<unknown>;
  /** The element that a script returns. */
  readonly find: (script: string) => Promise<Control | null>;
  readonly close: () => Promise<void>;
}

export interface Control {
  readonly tap: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly attach: (file: string) => Promise<void>;
}

const programOf = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();

/** By the names of the Playwright projects: whether an engine is there, and how it starts. */
export const engines = {
  firefox: {
    isThere: () => !!programOf('firefox-esr'),
    open: openFirefox,
  },
  webkit: {
    isThere: () => !!programOf('WebKitWebDriver') && !!process.env.DISPLAY,
    open: openWebKit,
  },
};

/** Puppeteer speaks WebDriver BiDi with the Firefox that Debian ships, without a driver program. */
async function openFirefox(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('firefox-esr'),
    extraPrefsFirefox: { 'intl.accept_languages': 'es-MX' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 640 });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors,
    // Not `goto`: a page that leaves for the native app never ends its navigation.
    visit: (address) => page.evaluate(`location.href = ${JSON.stringify(address)}`),
    read: (script) => page.evaluate(`(() => { ${script} })()`),
    async find(script) {
      const found = await page.evaluateHandle(`(() => { ${script} })()`);
      const element = found.asElement() as ElementHandle | null;
      return (
        element && {
          tap: () => element.click(),
          type: (text) => element.type(text),
          attach: async (file) => (await element.toElement('input')).uploadFile(file),
        }
      );
    },
    close: () => browser.close(),
  };
}

/** Selenium drives WebKitGTK by the driver program that WebKit ships. */
async function openWebKit(): Promise<Tab> {
  const service = new DriverService.Builder(programOf('WebKitWebDriver'))
    // WebKit's own sandbox does not start for root.
    .setLoopback(true)
    .setEnvironment({ ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
    .build();
  // Without a toolbar the window can be as narrow as a phone.
  const options = { args: ['--automation', '--full-screen'] };
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 360, height: 640 });
  return {
    errors: [],
    visit: (address) => browser.get(address),
    read: (script) => browser.executeScript(script),
    async find(script) {
      const element = await browser.executeScript<WebElement | null>(script);
      const type = (text: string) => element?.sendKeys(text) ?? Promise.resolve();
      return element && { tap: () => element.click(), type, attach: type };
    },
    async close() {
      await browser.quit();
      await service.kill();
    },
  };
}
