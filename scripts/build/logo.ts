import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Environment } from '../../src/platform/environment/environment';

/** A brand's logo: an SVG that only draws. */
export interface Logo {
  readonly svg: string;
  /** Its `viewBox`: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
}

/** The maximum size: a page loads the logo before its first paint. */
const LARGEST_BYTES = 16_384;
/** The maximum ratio of the sides: the logo's area in a header is square or a little wider. */
const WIDEST = 4;

/** Elements that draw. Any other element may run a script, load a file or need a font. */
const DRAWING = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
);

/** The logo of an environment; `undefined` for the drawn coin. Throws if the file is missing or not a plain drawing. */
export function readLogo(folder: string, { logo }: Pick<Environment, 'logo'>): Logo | undefined {
  if (!logo) return undefined;
  const file = path.join(folder, logo);
  if (!existsSync(file)) throw new Error(`logo: there is no ${file}`);
  const svg = readFileSync(file, 'utf8');
  const problems = logoProblems(svg);
  if (problems.length > 0) {
    throw new Error(`The logo ${file} is wrong:\n${problems.map((one) => `  ${one}`).join('\n')}`);
  }
  return { svg, box: boxOf(rootOf(svg)) ?? [0, 0, 1, 1] };
}

/** The reasons why a text is not a plain drawing; empty if it is. */
export function logoProblems(svg: string): readonly string[] {
  const size = Buffer.byteLength(svg);
  if (size > LARGEST_BYTES) return [`${size} bytes: at most ${LARGEST_BYTES}`];
  if (/<!DOCTYPE|<!ENTITY|<\?(?!xml )/i.test(svg))
    return ['a document type or a processing instruction'];
  let root: Element;
  try {
    root = rootOf(svg);
  } catch (error) {
    return [`no XML: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (root.localName !== 'svg') return [`the root element must be svg, not ${root.localName}`];
  const box = boxOf(root);
  const shape = box ? box[2] / box[3] : 0;
  return [
    ...(box ? [] : ['no viewBox with four numbers']),
    ...(box && (shape > WIDEST || shape < 1 / WIDEST)
      ? [`${box[2]} × ${box[3]}: one side at most ${WIDEST} times the other`]
      : []),
    ...[root, ...root.querySelectorAll('*')].flatMap(elementProblems),
  ];
}

export const rootOf = (svg: string): Element =>
  new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement;

function boxOf(root: Element): Logo['box'] | undefined {
  const [left, top, width, height, ...rest] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (left === undefined || top === undefined || !width || !height || rest.length) return undefined;
  if (![left, top, width, height].every(Number.isFinite) || width < 0 || height < 0)
    return undefined;
  return [left, top, width, height];
}

function elementProblems(element: Element): readonly string[] {
  const { localName } = element;
  if (!DRAWING.has(localName) || element.namespaceURI !== 'http://www.w3.org/2000/svg') {
    return [`<${element.nodeName}>: only elements that draw`];
  }
  return [...element.attributes].flatMap(({ name, value }) => {
    const place = `<${localName} ${name}>`;
    if (/^on/i.test(name)) return [`${place}: an event attribute`];
    if (name === 'style') return [`${place}: write it as attributes`];
    if (/^(xlink:)?href$/i.test(name)) return [`${place}: a reference`];
    const isElsewhere = /url\(\s*(?!['"]?#)/i.test(value) || /\\|@import/i.test(value);
    const isAddress =
      /^\s*(https?:|data:|javascript:|\/\/)/i.test(value) && !name.startsWith('xmlns');
    return isElsewhere || isAddress ? [`${place}: an outside address`] : [];
  });
}
