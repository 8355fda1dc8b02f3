import type { Context } from 'hono';
import { Hono } from 'hono';
import { branded } from './environment';
import type { ActiveFault } from './faultRegistry';
import { readFault } from './faults';
import { borrowerCards, launch } from './launch';
import type { ShopPayment } from './payment';
import { acceptedBy, payInShop } from './payment';
import type { ReceivedRequest } from './requestLog';
import type { LenderState } from './state';

type Body = Readonly<Record<string, unknown>>;

/**
 * The controls over HTTP, below `/__sandbox__/`, for tests and other clients. The console has the same controls.
 */
export function controlRoutes(lender: LenderState): Hono {
  const app = new Hono();
  borrowerControls(app, lender);
  messageControls(app, lender);
  faultControls(app, lender);
  paymentControls(app, lender);
  app.get('/clock', (c) => c.json({ now: new Date(lender.clock.now()).toISOString() }));
  app.post('/clock', async (c) => {
    moveClock(lender, await bodyOf(c));
    return c.json({ now: new Date(lender.clock.now()).toISOString() });
  });
  app.notFound((c) => c.json({ error: `No such control: ${c.req.path}` }, 404));
  app.onError((error, c) => c.json({ error: error.message }, 400));
  return app;
}

/** Borrowers, their launches and logins, the brand, and the reset. */
function borrowerControls(app: Hono, lender: LenderState): void {
  app.get('/borrowers', (c) => c.json(borrowerCards(lender)));
  app.get('/launch/:name', (c) =>
    c.json(
      launch(lender, c.req.param('name'), Object.fromEntries(new URL(c.req.url).searchParams)),
    ),
  );
  app.post('/login', async (c) => {
    const { borrower } = await bodyOf(c);
    lender.borrowers.logInAgain(String(borrower));
    return done(c);
  });
  app.post('/brand', async (c) => {
    lender.environment = branded(lender.environment, await bodyOf(c));
    return done(c);
  });
  app.post('/reset', async (c) => {
    const { borrower } = await bodyOf(c);
    lender.reset(typeof borrower === 'string' ? borrower : undefined);
    return done(c);
  });
}

/** Received requests, and sent SMS codes and captchas. */
function messageControls(app: Hono, lender: LenderState): void {
  app.get('/outbox', (c) => c.json(lender.outbox));
  app.delete('/outbox', (c) => {
    lender.outbox.length = 0;
    return done(c);
  });
  app.get('/requests', (c) => {
    const alias = c.req.query('alias');
    const wanted = lender.requests.filter((request) => !alias || request.alias === alias);
    return c.json(wanted.map(requestCard));
  });
  app.delete('/requests', (c) => {
    lender.requests.length = 0;
    return done(c);
  });
}

function faultControls(app: Hono, { faults }: LenderState): void {
  app.get('/faults', (c) => c.json(faults.list().map(faultCard)));
  app.post('/faults', async (c) => {
    const { alias, fault } = readFault(await bodyOf(c));
    return c.json(faultCard(faults.set(alias, fault)), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear(c.req.query('alias'));
    return done(c);
  });
}

/** Payments in a shop, accepted writes, and their booking. */
function paymentControls(app: Hono, lender: LenderState): void {
  app.post('/pay', async (c) => {
    const payment = (await bodyOf(c)) as unknown as ShopPayment;
    return c.json({ orderStatus: payInShop(lender, payment) });
  });
  app.get('/accepted', (c) => {
    const orderId = c.req.query('orderId');
    return c.json(acceptedBy(lender).filter((write) => !orderId || write.orderId === orderId));
  });
  app.get('/booking', (c) => c.json(bookingCard(lender)));
  app.post('/booking', async (c) => {
    lender.ledger.delayMs = delayOf(await bodyOf(c));
    return c.json(bookingCard(lender));
  });
  app.post('/book', (c) => {
    lender.ledger.bookUntil(Infinity);
    return done(c);
  });
}

function moveClock({ clock }: LenderState, { advanceMs, now }: Body): void {
  if (typeof now === 'number' || typeof now === 'string') clock.set(now);
  else if (typeof advanceMs === 'number') clock.advance(advanceMs);
  else throw new TypeError('The clock needs advanceMs (a number) or now (a date)');
}

/** `null` means: until `book` is called. */
function delayOf({ delayMs }: Body): number {
  if (delayMs === null) return Infinity;
  if (typeof delayMs === 'number' && delayMs >= 0) return delayMs;
  throw new TypeError('/booking needs delayMs: milliseconds, or null to wait for /book');
}

function bookingCard({ ledger: { delayMs } }: LenderState) {
  return { delayMs: Number.isFinite(delayMs) ? delayMs : null };
}

/** JSON has no Infinity: a fault without an end has no `left`. */
function faultCard({ id, alias, fault, left }: ActiveFault) {
  return { id, alias, ...fault, left: Number.isFinite(left) ? left : null };
}

/** The request as JSON. Files are base64. */
function requestCard(request: ReceivedRequest) {
  const files = request.files.map((file) => ({ ...file, bytes: base64(file.bytes) }));
  return { ...request, files };
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function bodyOf(c: Context): Promise<Body> {
  const text = await c.req.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return Object(body) as Body;
}

function done(c: Context): Response {
  return c.body(null, 204);
}
