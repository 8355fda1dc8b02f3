import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headersFile';
import { pageFolders } from './pageFolders';

/**
 * Serves a built `dist/` as a static host must (docs/reference/build.md#files), with the headers of its `_headers`: sirv finds
 * and sends the files, compressed where the caller takes it. `dress` changes pages on their way.
 */
export function staticFiles(root: string, dress?: (html: string) => string) {
  // A build may put another file in place while we serve: `dev` and `rules` read anew each time.
  const serve = sirv(root, { dev: true, brotli: true, gzip: true });
  const rules = () => parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8'));

  const sendPage = (request: IncomingMessage, response: ServerResponse, page: string) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (dress) response.end(dress(readFileSync(path.join(root, page), 'utf8')));
    else serve(Object.assign(request, { url: `/${page}` }), response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const pathname = pathOf(request.url ?? '/');
    const headers = headersFor(rules(), pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const page = pageAt(root, pathname);
    if (page) {
      sendPage(request, response, page);
      return;
    }
    if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    serve(request, response, () => {
      // What has no file is the app's, but for an asset, which is lost.
      if (pathname.startsWith('/assets/')) response.writeHead(404).end();
      else sendPage(request, response, 'app.html');
    });
  };
}

function pathOf(address: string): string {
  // Not by `URL`, which throws at an address such as `//`.
  const pathname = address.replace(/[?#].*/, '');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Routes are found without regard to case and with a slash at the end (docs/reference/build.md#matching). */
function pageAt(root: string, pathname: string): string | undefined {
  const route = pathname.replace(/^\/|\/$/g, '').toLowerCase();
  if (route === '') return 'index.html';
  if (route === 'promotion') return 'promotion.html';
  const folder = pageFolders(root).find((name) => name.toLowerCase() === route);
  return folder && `${folder}/index.html`;
}
