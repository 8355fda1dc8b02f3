import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { Lender } from '../sandbox';
import { openSandbox, type SandboxOptions } from '../sandbox/server';
import { answerHeaders } from './build/headerRules';
import { staticFiles } from './staticFiles';

/** Node must not reject a long address: the app decides. */
const MAX_HEADER_BYTES = 1_048_576;

export interface Preview {
  readonly origin: string;
  readonly lender: Lender;
  /** The bodies of reports to this origin (`reportUrl`, `conversionUrl`), as received. */
  readonly reports: readonly string[];
  readonly close: () => Promise<void>;
}

export interface PreviewOptions {
  /** The served folder. Default: `dist/`. */
  readonly root?: string;
  /** Additional pages and scripts by path. */
  readonly pages?: ReadonlyMap<string, string>;
  /** Whether pages report to this server if their environment has no `reportUrl`. */
  readonly isReporting?: boolean;
  readonly onReport?: (report: string) => void;
  /** The brand's environment, as far as the lender must agree with it. */
  readonly environment?: SandboxOptions['environment'];
}

/** Sets the report addresses in the page's environment (`id="environment"`). Existing addresses stay. */
const reportingHere = (html: string): string =>
  html.replace('"reportUrl":""', '"reportUrl":"/reports"');

/** Serves a build and the sandbox on one origin. Port 0: any free port. */
export async function startPreview(
  port: number,
  {
    root = path.resolve('dist'),
    pages = new Map(),
    isReporting = false,
    onReport,
    environment = {},
  }: PreviewOptions = {},
): Promise<Preview> {
  const { lender, listener: answer } = openSandbox({ environment });
  const files = staticFiles(root, isReporting ? reportingHere : undefined);
  const reports: string[] = [];
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const { url = '' } = request;
    const page = pages.get(url.replace(/\?.*/, ''));
    if (isReport(request)) {
      void text(request).then((report) => {
        reports.push(report);
        onReport?.(report);
        response.writeHead(204).end();
      });
    } else if (page) sendPage(request, response, page);
    else {
      if (isCall(lender, url)) response.setHeaders(callHeaders);
      answer(request, response, () => files(request, response));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(bound)}`,
    lender,
    reports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Only reports have the type `text/plain`: the browser sends it for requests that outlive a page. */
const isReport = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && !!headers['content-type']?.startsWith('text/plain');

const callHeaders = new Map(Object.entries(answerHeaders('call', '')));

/** Not a page of the sandbox: its console and its payment pages run scripts. nginx passes none of them on. */
const isCall = (lender: Lender, url: string): boolean =>
  lender.owns(url.replace(/\?.*/, '')) && !url.startsWith('/__sandbox__');

/** Sends a page compressed, with the headers of all files. The page has no policy of its own. */
function sendPage(
  { url = '', headers: asked }: IncomingMessage,
  response: ServerResponse,
  page: string,
): void {
  const isScript = url.endsWith('.js');
  const { 'Content-Security-Policy': _none, ...common } = answerHeaders(
    isScript ? 'asset' : 'page',
    '',
  );
  const headers = {
    ...common,
    'Content-Type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
    'Content-Encoding': 'br',
    ETag: `"${createHash('sha256').update(page).digest('base64url')}"`,
  };
  if (asked['if-none-match'] === headers.ETag) response.writeHead(304, headers).end();
  else response.writeHead(200, headers).end(compressed(page));
}

const known = new Map<string, Buffer>();

function compressed(page: string): Buffer {
  const bytes = known.get(page) ?? brotliCompressSync(page);
  known.set(page, bytes);
  return bytes;
}
