import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { WebDriver, WebElement } from 'selenium-webdriver';

const FILE = require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const LIBRARY = readFileSync(FILE, 'utf8');

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

type Name = string | RegExp;

/** The steps of a person on a page. Controls are found by role and name, fields by label. */
export function personOn(browser: WebDriver, origin: string) {
  const read = (expression: string) =>
    browser.executeScript(`return ${expression}`).catch((error: unknown) => String(error));
  /** The driver rejects a control that is covered or gone: the step looks for it again. */
  const use = (role: string, name: Name, how: (control: WebElement) => Promise<void>) => {
    const isWhole = typeof name === 'string';
    const words = isWhole ? name : name.source;
    return expect(async () => {
      if (!(await browser.executeScript('return !!globalThis.TestingLibraryDom')))
        await browser.executeScript(LIBRARY);
      const control = await browser.executeScript<WebElement | null>(look, role, words, isWhole);
      if (!control) throw new Error(`Cannot use ${role} ${String(name)}`);
      await how(control);
    }).toPass({ intervals: [50], timeout: 30_000 });
  };
  const types = (label: Name, text: string) => use('label', label, (field) => field.sendKeys(text));
  return {
    visits: (address: string) => browser.get(origin + address),
    reloads: () => browser.navigate().refresh(),
    goesBack: () => browser.navigate().back(),
    taps: (role: string, name: Name) => use(role, name, (control) => control.click()),
    types,
    /** A file's field takes the path of the file. */
    attaches: types,
    sees: (text: string) => expect.poll(() => browser.executeScript(readText)).toContain(text),
    finds: (expression: string, found: unknown) => expect.poll(() => read(expression)).toBe(found),
  };
}

/** Runs in the page: the text of a screen of the app that waits for no answer. */
function readText(): string {
  const isAwaited = document.querySelector('#root > [inert], [aria-busy=true]') !== null;
  return isAwaited ? '' : document.body.innerText;
}

/** Runs in the page: the first control with this role and name that is enabled. */
function look(role: string, name: string, isWhole: boolean): Element | null {
  const library = globalThis.TestingLibraryDom;
  const by = isWhole ? name : new RegExp(name);
  const found =
    role === 'label'
      ? library?.queryAllByLabelText(document.body, by)
      : library?.queryAllByRole(document.body, role, { name: by });
  return found?.find((each) => !each.matches(':disabled, [inert] *')) ?? null;
}
