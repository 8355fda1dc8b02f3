import type { Family } from './calls';
import type { JsonReply, Reply } from './envelope';
import { encode, failure, success, textResponse, write } from './envelope';
import type { LenderEnvironment } from './environment';
import type { Fault, SpoilingFault } from './faults';

/** Header of an answer that is not sent completely: the server closes the connection. */
export const LINE_HEADER = 'x-sandbox-line';
const CUT_STATUS = 599;

/** *midway*: closed within the answer. *silent*: no data after the first half. */
export type LineState = 'whole' | 'cut' | 'midway' | 'silent';
const HTML_TYPE = 'text/html; charset=utf-8';

/** One call in progress: its action, and its connection. */
export interface Line {
  readonly family: Family;
  readonly environment: LenderEnvironment;
  carryOut(): Promise<Reply>;
  /** Settles when the client closes the connection. */
  readonly hungUp: Promise<void>;
}

type Spoiler<Kind extends Fault['kind']> = (
  fault: Extract<Fault, { kind: Kind }>,
  line: Line,
) => Promise<Response>;

type Spoilers = { [Kind in SpoilingFault['kind']]: Spoiler<Kind> };

const spoilers: Spoilers = {
  cut: () => Promise.resolve(cutLine()),
  cutAfter: (_fault, line) => line.carryOut().then(cutLine),
  cutMidway: async (_fault, line) => breakOff(await answer(line), 'midway'),
  stallMidway: async (_fault, line) => breakOff(await answer(line), 'silent'),
  stall: (_fault, line) => line.hungUp.then(cutLine),
  stallAfter: (_fault, line) => line.carryOut().then(() => line.hungUp.then(cutLine)),
  status: (fault, line) =>
    fault.body === 'answer'
      ? answer(line).then(
          ({ body, headers }) => new Response(body, { headers, status: fault.status }),
        )
      : instead(fault, line, () => statusPage(fault, line)),
  empty: (fault, line) => instead(fault, line, () => textResponse('')),
  null: (fault, line) => instead(fault, line, () => textResponse('null')),
  html: (fault, line) => instead(fault, line, () => htmlPage(200, 'Maintenance')),
  truncated: async (_fault, line) => {
    const text = await (await answer(line)).text();
    return textResponse(text.slice(0, Math.floor(text.length / 2)));
  },
  contentType: async (fault, line) => textResponse(await (await answer(line)).text(), fault.type),
  patch: async (fault, line) =>
    change(await line.carryOut(), line, (reply) => ({
      ...reply.envelope,
      data: edited(overlay(reply.envelope.data, fault.data), fault),
    })),
  envelope: async (fault, line) =>
    change(await line.carryOut(), line, (reply) => ({
      ...edited(reply.envelope, { remove: fault.remove }),
      ...fault.fields,
    })),
  text: (fault, line) =>
    instead(fault, line, () => textResponse(fault.text, fault.type, fault.status)),
  refuse: (fault, line) => {
    const reply = failure(line.family, '', fault.message, fault.status);
    const envelope = { ...reply.envelope, code: fault.code };
    return Promise.resolve(write({ ...reply, envelope }, line.environment));
  },
};

/** Answers a call with the effect of the fault. */
export function spoil(fault: SpoilingFault, line: Line): Promise<Response> {
  const spoiler = spoilers[fault.kind] as Spoiler<SpoilingFault['kind']>;
  return spoiler(fault, fault.carriedOut === false ? idle(line) : line);
}

/** A call that answers as if its action were carried out. The action is skipped. */
function idle(line: Line): Line {
  return { ...line, carryOut: () => Promise.resolve(success(line.family, {})) };
}

export async function answer(line: Line): Promise<Response> {
  return write(await line.carryOut(), line.environment);
}

/** The state of the connection that the server must produce for this answer. */
export function lineOf(response: Response): LineState {
  const line = response.headers.get(LINE_HEADER);
  return line === 'cut' || line === 'midway' || line === 'silent' ? line : 'whole';
}

function cutLine(): Response {
  return new Response(null, { status: CUT_STATUS, headers: { [LINE_HEADER]: 'cut' } });
}

async function instead(fault: Fault, line: Line, respond: () => Response): Promise<Response> {
  if (fault.carriedOut) await line.carryOut();
  return respond();
}

function statusPage(fault: Extract<Fault, { kind: 'status' }>, line: Line): Response {
  const title = `${fault.status} from the sandbox`;
  if (fault.body === 'empty') return new Response(null, { status: fault.status });
  if (fault.body !== 'json') return htmlPage(fault.status, title);
  return write(failure(line.family, String(fault.status), title, fault.status), line.environment);
}

function htmlPage(status: number, title: string): Response {
  if ([204, 205, 304].includes(status)) return new Response(null, { status });
  const page = `<!doctype html><title>${title}</title><h1>${title}</h1>`;
  return textResponse(page, HTML_TYPE, status);
}

/** The first half of the answer. The server then closes the connection, or leaves it open. */
async function breakOff(response: Response, line: LineState): Promise<Response> {
  const text = await response.text();
  const headers = { ...Object.fromEntries(response.headers), [LINE_HEADER]: line };
  return new Response(text.slice(0, Math.ceil(text.length / 2)), {
    status: response.status,
    headers,
  });
}

function change(
  reply: Reply,
  line: Line,
  envelopeOf: (reply: JsonReply) => Record<string, unknown>,
): Response {
  if (reply.kind === 'picture') return write(reply, line.environment);
  const changed = { ...reply, envelope: envelopeOf(reply) };
  return textResponse(jsonOf(encode(changed, line.environment)), undefined, reply.status);
}

/** Merges one value into another: records field by field, other values as a whole. */
function overlay(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (!isRecord(below) || !isRecord(above)) return above;
  const laid = { ...below };
  for (const [name, value] of Object.entries(above)) laid[name] = overlay(below[name], value);
  return laid;
}

interface Edits {
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  readonly remove?: readonly string[] | undefined;
}

/** A copy with the fields at these dotted paths set or removed. A number is a list index. */
function edited<Value>(value: Value, { set = {}, remove = [] }: Edits): Value {
  const copy = JSON.parse(JSON.stringify({ value })) as { readonly value: Value };
  const paths = [...Object.keys(set), ...remove];
  for (const path of paths) {
    const names = ['value', ...path.split('.')];
    const last = names.pop() ?? '';
    const holder = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), copy);
    if (!isObject(holder)) continue;
    if (Object.keys(set).includes(path)) holder[last] = set[path];
    else Reflect.deleteProperty(holder, last);
  }
  return copy.value;
}

const BEYOND = '@@beyond@@';

/** JSON, with `Infinity` as a number that is beyond the range of numbers. JSON itself would write `null`. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (each === Infinity ? BEYOND : each)).replaceAll(
    `"${BEYOND}"`,
    '1e400',
  );

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}
