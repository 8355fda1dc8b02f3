import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { textResponse } from '../envelope';
import { launch } from '../launch';
import { firstScreenOf, launchAddress } from '../launchAddress';
import { type BorrowerName, isBorrowerName } from '../seeds';
import type { LenderState } from '../state';
import { faultOf } from './faultForm';
import { consolePage } from './page';
import { CONSOLE_JS } from './script';
import { CONSOLE_CSS } from './style';

/** Response headers: the console loads only its own style sheet and script, and asks only its own server. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The actions of the console's forms. The key is the value of the field `do`: the section, then the action. */
const actions: Readonly<Record<string, (lender: LenderState, form: URLSearchParams) => void>> = {
  'clock.advance': ({ clock }, form) => {
    clock.advance(Number(form.get('ms') ?? NaN));
  },
  'clock.set': ({ clock }, form) => {
    clock.set(form.get('now') ?? '');
  },
  'faults.set': ({ faults }, form) => {
    const { alias, fault } = faultOf(form);
    faults.set(alias, fault);
  },
  'faults.clear': ({ faults }) => {
    faults.clear();
  },
  'outbox.clear': ({ outbox }) => {
    outbox.length = 0;
  },
  'books.delay': ({ ledger }, form) => {
    const delayMs = Number(form.get('delayMs') || NaN);
    if (!(delayMs >= 0))
      throw new TypeError('The delay of bookings must be milliseconds or Infinity');
    ledger.delayMs = delayMs;
  },
  'books.book': ({ ledger }) => {
    ledger.bookUntil(Infinity);
  },
  'requests.clear': ({ requests }) => {
    requests.length = 0;
  },
  'borrowers.login': ({ borrowers }, form) => {
    borrowers.logInAgain(form.get('borrower') ?? '');
  },
  'borrowers.reset': (lender, form) => {
    lender.reset(form.get('borrower') ?? undefined);
  },
};

/** The address of the app as a borrower. The launch also sets the language of the lender's texts. */
function openAddress(
  lender: LenderState,
  name: BorrowerName,
  { language, to }: Record<string, string>,
) {
  const path = to && /^\/(?!\/)/.test(to) ? to : firstScreenOf(name);
  const launched = { launch: () => launch(lender, name, language ? { language } : {}) };
  return lender.appOrigin + launchAddress(launched, path, name);
}

/** Routes below `/__sandbox__/`: a page of plain forms that shows the lender's state and controls it. */
export function consoleRoutes(lender: LenderState): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(consolePage(lender, c.req.query()), 200, HEADERS));
  app.get('/console.css', () => textResponse(CONSOLE_CSS, 'text/css; charset=utf-8'));
  app.get('/console.js', () => textResponse(CONSOLE_JS, 'text/javascript; charset=utf-8'));
  app.get('/open/:name', (c) => {
    const { name } = c.req.param();
    if (!isBorrowerName(name)) return c.text(`No such borrower: ${name}`, 404);
    return c.redirect(openAddress(lender, name, c.req.query()), 302);
  });
  app.get('/events', (c) => {
    // A server that compresses would keep an event until its buffer is full.
    c.header('Cache-Control', 'no-store, no-transform');
    return streamSSE(c, async (stream) => {
      const tell = () => void stream.writeSSE({ event: 'change', data: 'state' });
      const stop = lender.changes.listen(tell);
      tell();
      await new Promise<void>((resolve) => {
        stream.onAbort(resolve);
      });
      stop();
    });
  });
  app.post('/', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const name = form.get('do') ?? '';
    const fault = form.get('kind') ?? undefined;
    try {
      const action = actions[name];
      if (!action) throw new RangeError(`No such action: ${name}`);
      action(lender, form);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return c.html(consolePage(lender, { fault, problem }), 400, HEADERS);
    }
    const query = fault ? `?fault=${encodeURIComponent(fault)}` : '';
    return c.redirect(`/__sandbox__/${query}#${name.replace(/\..*/, '')}`, 303);
  });
  return app;
}
