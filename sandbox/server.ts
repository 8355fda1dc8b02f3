import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { LineBindings } from './app';
import { allowedHeaders } from './checks';
import { lenderPartOf } from './environment';
import type { Lender, LenderOptions } from './index';
import { createLender } from './index';
import { lenderListener, type NodeListener } from './node';
import { lineOf } from './spoil';

/** The lender as a server: `npm run sandbox`, and a part of `npm start` and `npm run preview`. */

export interface SandboxOptions extends Omit<LenderOptions, 'environment'> {
  /** The brand's whole environment: the lender takes its paths, envelope, headers and codes. */
  readonly environment?: Readonly<Record<string, unknown>>;
  /** Other origins whose pages may call the lender. `*`: all. */
  readonly origins?: readonly string[];
  /** The lender's own origin, for addresses of pictures and pages. Empty: addresses are paths. */
  readonly ownOrigin?: () => string;
}

export interface Sandbox {
  readonly lender: Lender;
  readonly listener: NodeListener;
}

export function openSandbox(options: SandboxOptions = {}): Sandbox {
  const { environment = {}, origins = [], ownOrigin, ...others } = options;
  const part = lenderPartOf(environment);
  const lender = createLender({ ...others, environment: part });
  if (origins.length === 0 && !ownOrigin) return { lender, listener: lenderListener(lender) };
  const app = new Hono<{ Bindings: LineBindings }>();
  app.use(
    cors({
      origin: origins.includes('*') ? '*' : [...origins],
      allowHeaders: [...allowedHeaders(part)],
      allowMethods: ['GET', 'POST'],
      maxAge: 600,
    }),
  );
  app.all('*', async (c) => {
    const response = await lender.app.fetch(c.req.raw, c.env);
    return ownOrigin ? withOrigin(response, ownOrigin()) : response;
  });
  return { lender, listener: lenderListener({ app, owns: (path) => lender.owns(path) }) };
}

/** The lender's own addresses within an answer. One text may contain several addresses, separated by commas. */
const OWN_ADDRESS = /(?<=[",])\/__sandbox__\//g;

async function withOrigin(response: Response, origin: string): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson || lineOf(response) !== 'whole') return response;
  const text = (await response.text()).replace(OWN_ADDRESS, `${origin}/__sandbox__/`);
  return new Response(text || null, { status: response.status, headers: response.headers });
}
