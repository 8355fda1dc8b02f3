import type * as TestingLibrary from '@testing-library/dom';

/** How a person names what they look for: by what it is and is called, or by a field's label. */
export type Sought = { readonly role: string; readonly name: Words } | { readonly label: Words };

/** A text as a whole, or a part of it by a pattern. */
export type Words = string | RegExp;

declare global {
  var TestingLibraryDom: typeof TestingLibrary | undefined;
  /** Where what was looked for stands, and since when, in ms. */
  var standing: { readonly place: string; readonly since: number } | undefined;
}

/** Whether the page has the library by which `look` looks. */
export const IS_READY = 'return !!globalThis.TestingLibraryDom';

/**
 * Runs in the page: the control that can be used now, with nothing in front of it. It has stood still for a while: after
 * Back an engine scrolls by itself to where the page was, up to 65 ms later (seen on Firefox), and a finger that comes
 * down meanwhile meets something else.
 */
export function look(sought: Sought): Element | null {
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const found =
    'role' in sought
      ? library.queryAllByRole(document.body, sought.role, { name: sought.name })
      : library.queryAllByLabelText(document.body, sought.label);
  const control = found.find((each) => !each.matches(':disabled, [inert] *'));
  if (!control) return null;
  // A file is chosen by a field that nobody sees.
  if (control.matches('[type=file]')) return control;
  const STILL_MS = 150;
  const scrolledBefore = window.scrollY;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const place = [location.href, left, top, width, height].join();
  if (globalThis.standing?.place !== place || window.scrollY !== scrolledBefore)
    globalThis.standing = { place, since: performance.now() };
  if (performance.now() - globalThis.standing.since < STILL_MS) return null;
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = control.closest('label');
  return control.contains(inFront) || label?.contains(inFront) ? control : null;
}

/** Runs in the page: what can be read, once the screen itself is there and waits for nothing. */
export function readText(): string {
  const isAwaited = document.querySelector('[data-early], [aria-busy=true]') !== null;
  return isAwaited ? '' : document.body.innerText;
}

/** The body of a script that runs a function in a page. */
export const calling = <Args extends readonly unknown[]>(
  run: (...args: Args) => unknown,
  ...args: Args
): string => `var __name = (named) => named; return (${String(run)})(${args.map(written).join()})`;

/** A value as its own source, patterns included. */
function written(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${written(each)}`);
  return `{ ${entries.join()} }`;
}
