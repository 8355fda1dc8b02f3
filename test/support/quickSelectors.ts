import { createRequire } from 'node:module';

/**
 * For a computed style jsdom matches every rule of the page, which took a quarter of the time of the screens' tests.
 * This passes over a rule where the element lacks a class or the tag that the selector ends with.
 */

interface Element {
  readonly _localName: string;
  readonly getAttributeNS: (namespace: null, name: string) => string | null;
}

interface Selectors {
  /** A rule such as `@keyframes` has no selector. */
  matchesDontThrow: (element: Element, selector: string | undefined) => boolean;
}

/** What the last part of a selector requires. */
interface Subject {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
}

const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
const PLAIN = /^[a-z\d\s.,:>+~*_-]+$/i;
const LAST = /([a-z][\w-]*)?((?:[.:]+[\w-]+)*)$/i;

function subjectsOf(selector: string): readonly Subject[] | undefined {
  const bare = selector.replace(IN_BRACKETS, '').replace(IN_BRACKETS, '');
  // An identifier, an escape, a deeper bracket: jsdom matches it.
  if (!PLAIN.test(bare)) return undefined;
  return bare.split(',').map((each) => {
    const [, tag, rest = ''] = LAST.exec(each.trim()) ?? [];
    return { tag, classes: (rest.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1)) };
  });
}

const known = new Map<string, readonly Subject[] | undefined>();

function canMatch(element: Element, selector: string | undefined): boolean {
  if (selector === undefined) return false;
  if (!known.has(selector)) known.set(selector, subjectsOf(selector));
  const subjects = known.get(selector);
  if (!subjects) return true;
  const own = element.getAttributeNS(null, 'class') ?? '';
  return subjects.some(
    ({ tag, classes }) =>
      (!tag || tag === element._localName) && classes.every((name) => own.includes(name)),
  );
}

const selectors = createRequire(__filename)(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
) as Selectors;
const matchInFull = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchInFull(element, selector);
