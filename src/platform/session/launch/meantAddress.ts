export type AddressParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** `&` escaped for HTML, also twice, also with its semicolon escaped for an address. */
const ESCAPED_AND = /&(?:amp(?:;|%3b)|#(?:38|x26)(?:;|%3b))+/gi;

/**
 * An address as its sender meant it. Some native apps and messages escape a launch's `&` for HTML (`&amp;`), or its `?` as a
 * part of the path (`%3F`).
 */
export function meantAddress({ pathname, search, hash }: AddressParts): AddressParts {
  const [path, escaped] = parts(pathname, /%3f/i);
  const queries = [escaped ?? '', search.slice(1)].map(unescapedQuery);
  const query = queries.filter(Boolean).join('&') + hash;
  // `&#38;` begins a hash for the browser.
  const [meant, rest] = parts(query.replace(ESCAPED_AND, '&'), /#/);
  return {
    pathname: path,
    search: meant && `?${meant}`,
    hash: rest === undefined ? '' : `#${rest}`,
  };
}

/** The text before and after the first match; the whole text where there is none. */
function parts(text: string, sign: RegExp): readonly [string, string?] {
  const match = sign.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text];
}

/** The query of an address that was escaped as a whole: without `=` its `&` and `=` are escaped. */
function unescapedQuery(query: string): string {
  return query.includes('=') ? query : query.replace(/%(?:26|3d)/gi, decodeURIComponent);
}
