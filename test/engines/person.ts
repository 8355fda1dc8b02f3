import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { Control, Tab } from './engine';

const FILE = require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const LIBRARY = readFileSync(FILE, 'utf8');

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
  /** Where the control that is looked for stands, and since when, in ms. */
  var standing: { readonly place: string; readonly since: number } | undefined;
}

type Name = string | RegExp;

const calling = (run: (...args: never) => unknown, ...args: readonly unknown[]) =>
  `return (${String(run)})(...${JSON.stringify(args)})`;

/** What a person does on a page, by what they read there. */
export function personOn(tab: Tab, origin: string) {
  /** Finds a control by its role, or a field by its `label`; one that goes away meanwhile is found again. */
  const use = (role: string, name: Name, how: (control: Control) => Promise<void>) => {
    const isWhole = typeof name === 'string';
    const script = calling(look, role, isWhole ? name : name.source, isWhole);
    return expect(async () => {
      if (!(await tab.read('return !!globalThis.TestingLibraryDom'))) await tab.read(LIBRARY);
      const control = await tab.find(script);
      if (!control) throw new Error(`Cannot use ${role} ${String(name)}`);
      await how(control);
    }).toPass({ intervals: [50], timeout: 15_000 });
  };
  const read = (script: string) => tab.read(script).catch(String);
  return {
    visits: (address: string) => tab.visit(origin + address),
    reloads: async () => {
      await tab.read('globalThis.isLeft = true; location.reload()');
      await expect.poll(() => read('return globalThis.isLeft ?? false')).toBe(false);
    },
    goesBack: () => tab.read('history.back()'),
    taps: (role: string, name: Name) => use(role, name, (control) => control.tap()),
    types: (label: Name, text: string) => use('label', label, (field) => field.type(text)),
    attaches: (label: Name, file: string) => use('label', label, (field) => field.attach(file)),
    sees: (text: string) => expect.poll(() => read(calling(readText))).toContain(text),
    finds: (expression: string, found: unknown) =>
      expect.poll(() => read(`return ${expression}`)).toBe(found),
  };
}

/** Runs in the page: the text of a screen that is the app's own and waits for nothing. */
function readText(): string {
  const isAwaited = document.querySelector('#root > [inert], [aria-busy=true]') !== null;
  return isAwaited ? '' : document.body.innerText;
}

/**
 * Runs in the page: the control that can be used now, with nothing in front of it. It has stood still for a while:
 * after Back Firefox scrolls to the former place up to 65 ms later.
 */
function look(role: string, name: string, isWhole: boolean): Element | null {
  const library = globalThis.TestingLibraryDom;
  const by = isWhole ? name : new RegExp(name);
  const found =
    role === 'label'
      ? library?.queryAllByLabelText(document.body, by)
      : library?.queryAllByRole(document.body, role, { name: by });
  const control = found?.find((each) => !each.matches(':disabled, [inert] *'));
  if (!control) return null;
  // The field of a file is hidden behind its label.
  if (control.matches('[type=file]')) return control;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const place = [location.href, window.scrollY, left, top, width, height].join();
  if (globalThis.standing?.place !== place)
    globalThis.standing = { place, since: performance.now() };
  if (performance.now() - globalThis.standing.since < 150) return null;
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  const isFree = control.contains(inFront) || control.closest('label')?.contains(inFront);
  return isFree ? control : null;
}
