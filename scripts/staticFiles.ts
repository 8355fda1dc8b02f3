import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** Serves a built `dist/` as the contract's section 7 says a static host must. */

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

/** Answers with the file of a path, compressed where the caller takes it; the app's page for any other path. */
export function staticFiles(root: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = await fileOf(root, decodeURIComponent(pathname));
    const accepted = request.headers['accept-encoding'] ?? '';
    for (const [encoding, suffix] of ENCODINGS) {
      const content = accepted.includes(encoding) && (await read(file + suffix));
      if (content) {
        send(response, file, content, encoding);
        return;
      }
    }
    const content = await read(file);
    if (content) send(response, file, content);
    else response.writeHead(404).end();
  };
}

/** `/promotion` has a page of its own; folders have an index; what has no file is the app's. */
async function fileOf(root: string, pathname: string): Promise<string> {
  const inside = path.join(root, path.normalize(pathname));
  const candidates = [inside, path.join(inside, 'index.html'), `${inside}.html`];
  for (const candidate of candidates) {
    if (candidate.startsWith(root) && (await read(candidate))) return candidate;
  }
  return path.join(root, 'app.html');
}

const read = (file: string) => readFile(file).catch(() => undefined);

function send(response: ServerResponse, file: string, content: Buffer, encoding?: string): void {
  const isForever = path.basename(path.dirname(file)) === 'assets';
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(content);
}
