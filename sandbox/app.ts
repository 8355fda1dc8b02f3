import { Hono } from 'hono';
import { answerCall } from './answerCall';
import { consoleRoutes } from './console/consoleRoutes';
import { controlRoutes } from './controlRoutes';
import { failure, write } from './envelope';
import type { LenderEnvironment } from './environment';
import { pathTable } from './environment';
import { pageRoutes } from './pageRoutes';
import { logAnswer, receive } from './requestLog';
import type { LenderState } from './state';

export const CONTROLS = '/__sandbox__';

/** The values that the server passes to the app in addition to the request. */
export interface LineBindings {
  /** Settles when the client closes the connection. Without it the connection counts as open forever. */
  readonly hungUp?: Promise<void>;
}

export type LenderApp = Hono<{ Bindings: LineBindings }>;

/** Builds the lender's HTTP app: its calls, pages, controls and console. */
export function createApp(lender: LenderState): LenderApp {
  const app: LenderApp = new Hono<{ Bindings: LineBindings }>();
  app.use(async ({ req: { path, method } }, next) => {
    await next();
    if (method !== 'GET' || !path.startsWith(`${CONTROLS}/`)) lender.changes.tell();
  });
  for (const [path, alias] of pathTable(lender.environment)) {
    app.all(path, (c) => answerCall(lender, alias, c.req.raw, hungUpOf(c.env)));
  }
  app.get(CONTROLS, (c) => c.redirect(`${CONTROLS}/`));
  app.route(`${CONTROLS}/`, consoleRoutes(lender));
  app.route(CONTROLS, pageRoutes(lender));
  app.route(CONTROLS, controlRoutes(lender));
  app.notFound(async (c) => {
    const receivedAt = performance.now();
    const reply = failure('general', '404', `No such call: ${c.req.path}`, 404);
    const response = write(reply, lender.environment);
    if (owns(lender.environment, c.req.path)) {
      const received = await receive(c.req.raw, undefined, lender.clock.now());
      lender.requests.push(received);
      await logAnswer(received, response, receivedAt);
    }
    return response;
  });
  return app;
}

/** Hono passes no bindings when the app is called without them. */
function hungUpOf(bindings: LineBindings | undefined): Promise<void> {
  return bindings?.hungUp ?? new Promise<void>(() => undefined);
}

/** Whether the lender answers this path. The server answers all other paths. */
export function owns(environment: LenderEnvironment, path: string): boolean {
  const { generalPrefix, loanServicePrefix, promotionPrefix } = environment;
  const prefixes = [CONTROLS, generalPrefix, loanServicePrefix, promotionPrefix];
  const isBelow = prefixes.some((prefix) => prefix !== '' && path.startsWith(`${prefix}/`));
  return isBelow || path === CONTROLS || pathTable(environment).has(path);
}
