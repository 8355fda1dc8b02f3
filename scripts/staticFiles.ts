import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { pageFolders } from './build/builtFiles';
import { lostCaching } from './build/headerRules';
import { headersFor, parseHeaders } from './build/headersFile';

/**
 * Serves a built `dist/` as a static host must (docs/reference/build.md#files), with the headers of `_headers`.
 * sirv finds and sends the files, compressed if the client accepts it. `dress` changes pages before they are sent.
 */
export function staticFiles(root: string, dress?: (html: string) => string) {
  // A build may replace files while the server runs: `dev` makes sirv read each file again.
  const serve = sirv(root, { dev: true, brotli: true, gzip: true, etag: true });
  const rules = () => parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8'));

  const sendPage = (request: IncomingMessage, response: ServerResponse, page: string) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (dress) response.end(dress(readFileSync(path.join(root, page), 'utf8')));
    else serve(Object.assign(request, { url: `/${page}` }), response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const pathname = pathOf(request.url ?? '/');
    const page = pageAt(root, pathname);
    const setHeaders = (file: string) => {
      response.setHeaders(new Map(Object.entries(headersFor(rules(), file))));
    };
    setHeaders(page ? `/${page}` : pathname);
    if (page) {
      sendPage(request, response, page);
      return;
    }
    if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    serve(request, response, () => {
      if (pathname.startsWith('/assets/')) {
        response.writeHead(404, lostCaching).end();
        return;
      }
      // The app's page answers a path without a file.
      setHeaders('/app.html');
      sendPage(request, response, 'app.html');
    });
  };
}

function pathOf(address: string): string {
  // `URL` throws for an address such as `//`.
  const pathname = address.replace(/[?#].*/, '');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Finds the page of a route. Case and a slash at the end do not matter (docs/reference/build.md#matching). */
function pageAt(root: string, pathname: string): string | undefined {
  const route = pathname.replace(/^\/|\/$/g, '').toLowerCase();
  if (route === '') return 'index.html';
  if (route === 'promotion') return 'promotion.html';
  const folder = pageFolders(root).find((name) => name.toLowerCase() === route);
  return folder && `${folder}/index.html`;
}
