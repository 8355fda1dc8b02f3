import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { headersFor, parseHeaders } from './headersFile';
import { pageFolders } from './pageFolders';

/** Serves a built `dist/` as a static host must (docs/reference/build.md#files), with the headers of its `_headers`. */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Answers with the file of a path, compressed where the caller takes it; the app's page for any other path. `dress`
 * changes pages on their way.
 */
export function staticFiles(root: string, dress?: (html: string) => string) {
  // Read anew each time: a build may put another file in place while we serve.
  const rules = () => parseHeaders(readFileSync(path.join(root, '_headers'), 'utf8'));

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathOf(request.url ?? '/');
    const headers = headersFor(rules(), pathname);
    const file = await fileOf(root, pathname);
    const page = dress && file.endsWith('.html') && (await read(file));
    if (page) {
      send(response, file, Buffer.from(dress(page.toString())), headers);
      return;
    }
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    for (const [encoding, suffix] of ENCODINGS) {
      const content = accepted.includes(encoding) && (await read(file + suffix));
      if (content) {
        send(response, file, content, { ...headers, 'Content-Encoding': encoding });
        return;
      }
    }
    const content = await read(file);
    if (content) send(response, file, content, headers);
    else response.writeHead(404, headers).end();
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

/**
 * Routes are found without regard to case and with a slash at the end (docs/reference/build.md#matching); what has no file
 * is the app's, but for an asset, which is lost.
 */
async function fileOf(root: string, pathname: string): Promise<string> {
  const route = pathname.replace(/^\/|\/$/g, '').toLowerCase();
  const inside = path.join(root, path.normalize(route === 'promotion' ? route : pathname));
  const folder = pageFolders(root).find((name) => name.toLowerCase() === route);
  const candidates = [
    ...(folder ? [path.join(root, folder, 'index.html')] : []),
    inside,
    path.join(inside, 'index.html'),
    `${inside.replace(/\/$/, '')}.html`,
  ];
  for (const candidate of candidates) {
    if (candidate.startsWith(root + path.sep) && (await read(candidate))) return candidate;
  }
  return path.join(root, pathname.startsWith('/assets/') ? pathname : 'app.html');
}

const read = (file: string) => readFile(file).catch(() => undefined);

function send(
  response: ServerResponse,
  file: string,
  content: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    Vary: 'Accept-Encoding',
    ...headers,
  });
  response.end(content);
}
