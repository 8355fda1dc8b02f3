import * as v from 'valibot';
import type { Environment } from '../../environment/environment';

/** The controls of the lender in a box, over HTTP. Every failure is an error with a readable message. */

const BASE = '/__sandbox__';

const BorrowersSchema = v.array(
  v.object({
    name: v.string(),
    description: v.object({ en: v.string() }),
    launch: v.record(v.string(), v.string()),
  }),
);

const FaultSchema = v.looseObject({
  id: v.number(),
  alias: v.string(),
  kind: v.string(),
  left: v.nullable(v.number()),
});

const OutboxSchema = v.array(
  v.object({ kind: v.string(), to: v.string(), code: v.string(), at: v.number() }),
);

const RequestsSchema = v.array(
  v.object({
    at: v.number(),
    alias: v.optional(v.string()),
    method: v.string(),
    path: v.string(),
    search: v.string(),
    rawBody: v.string(),
    files: v.array(v.object({ name: v.string(), size: v.number() })),
  }),
);

const AcceptedSchema = v.array(
  v.object({
    kind: v.string(),
    borrower: v.string(),
    orderId: v.string(),
    amount: v.number(),
    via: v.optional(v.string()),
    at: v.number(),
    isBooked: v.boolean(),
  }),
);

export type BorrowerCard = v.InferOutput<typeof BorrowersSchema>[number];
export type ActiveFault = v.InferOutput<typeof FaultSchema>;
export type ReceivedRequest = v.InferOutput<typeof RequestsSchema>[number];

/** What the sandbox is like at a moment. */
export interface Snapshot {
  readonly faults: readonly ActiveFault[];
  readonly outbox: v.InferOutput<typeof OutboxSchema>;
  readonly requests: readonly ReceivedRequest[];
  readonly accepted: v.InferOutput<typeof AcceptedSchema>;
  /** How late the lender books, in milliseconds; `null`: when it is told to. */
  readonly bookingDelayMs: number | null;
  /** The lender's clock, as an ISO date. */
  readonly now: string;
}

export type Fault = Readonly<Record<string, unknown>> & { readonly alias: string };

export type SandboxClient = ReturnType<typeof createSandboxClient>;

export function createSandboxClient(send: typeof fetch) {
  const ask = (method: string, path: string, body?: unknown) => exchange(send, method, path, body);
  const get = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.parse(schema, await ask('GET', path));
  return {
    borrowers: () => get('/borrowers', BorrowersSchema),
    /** From now on the lender writes amounts, its name and its telephones as this brand does. */
    brand: (environment: Environment) => ask('POST', '/brand', environment),
    /** From now on the lender writes to this borrower in that language. */
    speak: (borrower: string, language: string) =>
      ask('GET', `/launch/${borrower}?${new URLSearchParams({ language }).toString()}`),
    snapshot: async (): Promise<Snapshot> => {
      const [faults, outbox, requests, accepted, booking, { now }] = await Promise.all([
        get('/faults', v.array(FaultSchema)),
        get('/outbox', OutboxSchema),
        get('/requests', RequestsSchema),
        get('/accepted', AcceptedSchema),
        get('/booking', v.object({ delayMs: v.nullable(v.number()) })),
        get('/clock', v.object({ now: v.string() })),
      ]);
      return { faults, outbox, requests, accepted, bookingDelayMs: booking.delayMs, now };
    },
    setFault: (fault: Fault) => ask('POST', '/faults', fault),
    clearFaults: () => ask('DELETE', '/faults'),
    clearOutbox: () => ask('DELETE', '/outbox'),
    clearRequests: () => ask('DELETE', '/requests'),
    moveClock: (move: { readonly advanceMs: number } | { readonly now: string }) =>
      ask('POST', '/clock', move),
    bookLate: (delayMs: number | null) => ask('POST', '/booking', { delayMs }),
    book: () => ask('POST', '/book'),
    logInAgain: (borrower: string) => ask('POST', '/login', { borrower }),
    /** One borrower, or everything. */
    reset: (borrower?: string) => ask('POST', '/reset', { borrower }),
  };
}

async function exchange(send: typeof fetch, method: string, path: string, body?: unknown) {
  const response = await reach(send, BASE + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined;
  const answer = parse(await response.text());
  if (!response.ok) throw new Error(v.parse(RefusalSchema, answer).error);
  return answer;
}

const RefusalSchema = v.fallback(v.object({ error: v.string() }), {
  error: 'The sandbox refused, without saying why.',
});

async function reach(send: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  try {
    return await send(address, init);
  } catch {
    throw new Error('The sandbox cannot be reached. Is the development server running?');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('There is no sandbox at this server: it answered with a page.');
  }
}
