import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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
    const page = pages.get(url);
    if (isReport(request)) {
      void text(request).then((report) => {
        reports.push(report);
        onReport?.(report);
        response.writeHead(204).end();
      });
    } else if (page) sendPage(response, url, page);
    else {
      if (isCall(lender, url)) setCallHeaders(response);
      answer(request, response, () => files(request, response));
    }
  });
  const bound = await listen(server, port);
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

/** Not a page of the sandbox: its console and its payment pages run scripts. nginx passes none of them on. */
const isCall = (lender: Lender, url: string): boolean =>
  lender.owns(url.replace(/\?.*/, '')) && !url.startsWith('/__sandbox__');

function setCallHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(answerHeaders('call', ''))) {
    response.setHeader(name, value);
  }
}

/** Sends a page compressed, with the headers of all files. The page has no policy of its own. */
function sendPage(response: ServerResponse, address: string, page: string): void {
  const isScript = address.endsWith('.js');
  const { 'Content-Security-Policy': _none, ...common } = answerHeaders(
    isScript ? 'asset' : 'page',
    '',
  );
  const headers = {
    ...common,
    'Content-Type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
    'Content-Encoding': 'br',
  };
  response.writeHead(200, headers).end(compressed(page));
}

const known = new Map<string, Buffer>();

function compressed(page: string): Buffer {
  const bytes = known.get(page) ?? brotliCompressSync(page);
  known.set(page, bytes);
  return bytes;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
