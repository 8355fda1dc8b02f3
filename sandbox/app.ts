import { Hono } from 'hono';
import { answerCall } from './answerCall';
import { consoleRoutes } from './console/consoleRoutes';
import { controlRoutes } from './controlRoutes';
import { failure, write } from './envelope';
import type { LenderEnvironment } from './environment';
import { pathTable } from './environment';
import { pageRoutes } from './pageRoutes';
import { receive } from './requestLog';
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
  for (const [path, alias] of pathTable(lender.environment)) {
    app.all(path, (c) => answerCall(lender, alias, c.req.raw, hungUpOf(c.env)));
  }
  app.get(CONTROLS, (c) => c.redirect(`${CONTROLS}/`));
  app.route(`${CONTROLS}/`, consoleRoutes(lender));
  app.route(CONTROLS, pageRoutes(lender));
  app.route(CONTROLS, controlRoutes(lender));
  app.notFound(async (c) => {
    if (owns(lender.environment, c.req.path)) {
      lender.requests.push(await receive(c.req.raw, undefined, lender.clock.now()));
    }
    return write(failure('general', '404', `No such call: ${c.req.path}`, 404), lender.environment);
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
