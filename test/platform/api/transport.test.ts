import type { PlainRequest } from '@/platform/api/request';
import { CALL_TIMEOUT_MS, sendOnce, sendPatiently } from '@/platform/api/transport';

const request: PlainRequest = { url: '/x', init: { method: 'GET', headers: {} } };
const DONE = '{"code":"0","data":{}}';

type Answer = (signal: AbortSignal) => Response | Promise<Response>;
const says =
  (text: string, status = 200): Answer =>
  () =>
    new Response(text, { status });
const cut: Answer = () => Promise.reject(new TypeError('fetch failed'));
const stalls: Answer = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
/** Sends headers and the first bytes, then nothing. */
const stallsMidway: Answer = (signal) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":'));
      signal.addEventListener('abort', () => controller.error(new DOMException('x', 'AbortError')));
    },
  });
  return new Response(body);
};

/** A connection with these answers in order. The last answer repeats. */
function lineOf(...answers: Answer[]) {
  const send = jest.fn((_url: unknown, init?: RequestInit) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve().then(() => answer!(init!.signal!));
  });
  return { fetch: send as unknown as typeof fetch, send };
}

/** Advances the timers by `ms` milliseconds. Returns the call's result, or `'waiting'`. */
async function outcome<T>(call: Promise<T>, ms = 2 * CALL_TIMEOUT_MS): Promise<T | 'waiting'> {
  let result: T | 'waiting' = 'waiting';
  void call.then((value) => (result = value));
  await jest.advanceTimersByTimeAsync(ms);
  return result;
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a read', () => {
  const read = (line: { fetch: typeof fetch }, signal?: AbortSignal) =>
    sendPatiently('loanDetails', request, { ...line, ...(signal && { signal }) });

  it('is repeated twice, with pauses, and takes the answer of the last attempt', async () => {
    const line = lineOf(cut, says('', 503), says(DONE));
    const call = read(line);
    await outcome(call, 0);
    expect(line.send).toHaveBeenCalledTimes(1);
    expect(await outcome(call)).toMatchObject({ ok: true, body: { code: '0' } });
    expect(line.send).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['500', says('<html>', 500), 'unreachable'],
    ['500 in JSON', says('{"code":"500"}', 500), undefined],
    ['501', says('', 501), 'unreachable'],
    ['404', says('<html>', 404), 'malformed'],
    ['401 in JSON', says('{"code":"401"}', 401), undefined],
    ['429', says('', 429), 'malformed'],
    ['a page of HTML', says('<!doctype html>'), 'malformed'],
    ['an empty answer', says(''), 'malformed'],
    ['null', says('null'), 'malformed'],
    ['a list', says('[]'), 'malformed'],
    ['a text', says('"0"'), 'malformed'],
    ['a number', says('0'), 'malformed'],
    ['cut JSON', says(DONE.slice(0, 9)), 'malformed'],
    ['a refusal', says('{"code":"9","message":"no"}'), undefined],
  ])('names its failure by its kind after %s', async (_, answer, kind) => {
    const line = lineOf(answer);
    const result = await outcome(read(line));
    const failed = result === 'waiting' || result.ok ? undefined : result.failure.kind;
    expect(failed).toBe(kind);
  });

  it('reports a malformed answer without its values', async () => {
    const result = await outcome(read(lineOf(says('{"phone":"5500001111"'))));
    expect(JSON.stringify(result)).not.toContain('5500001111');
  });

  it.each([
    ['nothing is ever answered', stalls],
    ['the answer stops in its middle', stallsMidway],
  ])('fails after 60 s and is not repeated when %s', async (_, trouble) => {
    const line = lineOf(trouble);
    const call = read(line);
    expect(await outcome(call, CALL_TIMEOUT_MS - 1)).toBe('waiting');
    expect(await outcome(call, 1)).toMatchObject({ ok: false, failure: { reason: 'timeout' } });
    expect(line.send).toHaveBeenCalledTimes(1);
  });

  it('has 60 s for all attempts together', async () => {
    const slowly: Answer = (signal) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(new Response('', { status: 503 })), 40_000);
        signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')));
      });
    const call = read(lineOf(slowly));
    expect(await outcome(call, 59_999)).toBe('waiting');
    expect(await outcome(call, 1)).toMatchObject({ failure: { reason: 'timeout' } });
  });

  it('stops without further requests when the caller aborts', async () => {
    const asker = new AbortController();
    const line = lineOf(cut);
    const call = read(line, asker.signal);
    await outcome(call, 100);
    asker.abort();
    expect(await outcome(call, 0)).toMatchObject({ ok: false });
    await outcome(call);
    expect(line.send).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer', async () => {
    await outcome(read(lineOf(cut, says(DONE))), 3_000);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a write', () => {
  /** Fires `pageshow`: `persisted` is true for a page from the back-forward cache. */
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('fails shortly after the page returns from the back-forward cache without an answer', async () => {
    const call = sendOnce('problemSave', request, lineOf(stalls));
    show(false);
    expect(await outcome(call, 2_000)).toBe('waiting');
    show(true);
    expect(await outcome(call, 999)).toBe('waiting');
    expect(await outcome(call, 1)).toMatchObject({ ok: false, failure: { reason: 'timeout' } });
  });

  it('succeeds if the answer arrived before the page returned', async () => {
    const late: Answer = () =>
      new Promise((resolve) => setTimeout(() => resolve(new Response(DONE)), 500));
    const call = sendOnce('problemSave', request, lineOf(late));
    show(true);
    expect(await outcome(call, 500)).toMatchObject({ ok: true });
  });
});
