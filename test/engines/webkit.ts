import { spawnSync } from 'node:child_process';

import { Builder, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** The driver program that WebKitGTK ships. Empty where the machine has none. */
const driver = spawnSync('which', ['WebKitWebDriver'], { encoding: 'utf8' }).stdout.trim();

/** WebKitGTK needs a display. */
export const isThere = () => !!driver && !!process.env.DISPLAY;

/** A started session, and how it is ended. */
async function start(): Promise<readonly [WebDriver, () => Promise<void>]> {
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    // WebKit's own sandbox does not start for root.
    .setEnvironment({ ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
    .build();
  // Without a toolbar the window can be as narrow as a phone.
  const options = { args: ['--automation', '--full-screen'] };
  try {
    const browser = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build();
    const end = () => browser.quit().finally(() => service.kill());
    return [browser, end];
  } catch (error) {
    await service.kill();
    throw error;
  }
}

/** Opens a window of 360 by 640 with an empty profile, and closes it after its use. */
export async function withWebKit(use: (browser: WebDriver) => Promise<void>): Promise<void> {
  // WebKitGTK fails to start about once in a hundred times: it is started again, before the test begins.
  const [browser, end] = await start().catch(start);
  try {
    await browser.manage().window().setRect({ x: 0, y: 0, width: 360, height: 640 });
    await use(browser);
  } finally {
    await end();
  }
}
