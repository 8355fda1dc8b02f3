import { adoptEarlyAnswer } from '@/app/boot/adoptEarlyAnswer';
import { sendRequest } from '@/app/boot/earlyAnswer';
import { type AliasName, aliasNamed } from '@/contract';
import { buildRequest } from '@/platform/api/request';
import { requestContextOf } from '@/platform/session/launch/commonParameters';
import { testEnvironment } from '../../support/environment';
import { setClock } from '../../support/letPass';

const context = requestContextOf({ userId: 'u', sessionId: 's' }, testEnvironment());
const question = (alias: AliasName, parameters: object) => ({
  ...buildRequest(alias, parameters, context),
  parameters,
});

const read = question('loanDetails', { productId: '1', orderId: '2' });

/** A `fetch` that answers each request with its number, and counts the requests. */
function countingLine() {
  const sent: string[] = [];
  const send: typeof fetch = (url) => {
    sent.push(url as string);
    return Promise.resolve(new Response(`answer ${sent.length}`));
  };
  return { sent, send };
}

it('answers the same request of the app without sending it again', async () => {
  const { sent, send } = countingLine();
  const first = sendRequest(read, send);
  const { fetch } = adoptEarlyAnswer(first, send);
  const response = await fetch(first.request.url, first.request.init);
  expect(await response.text()).toBe('answer 1');
  expect(sent).toHaveLength(1);
});

it('does not answer with it after the phone has slept, and says how old a used answer is', async () => {
  const { sent, send } = countingLine();
  const askedAt = Date.now();
  const [first, later] = [sendRequest(read, send), sendRequest(read, send)];
  const onAdopted = jest.fn();
  await adoptEarlyAnswer(first, send, onAdopted).fetch(first.request.url, first.request.init);
  expect(sent).toHaveLength(2);
  const [[used]] = onAdopted.mock.calls as [[number]];
  expect(used).toBeGreaterThanOrEqual(askedAt - 1);
  expect(used).toBeLessThanOrEqual(Date.now());
  // The page's own clock stops in sleep, the device's goes on.
  setClock(11_000);
  await adoptEarlyAnswer(later, send, onAdopted).fetch(later.request.url, later.request.init);
  expect(sent).toHaveLength(3);
  expect(onAdopted).toHaveBeenCalledTimes(1);
});

it('sends a repeated request to the server', async () => {
  const { sent, send } = countingLine();
  const first = sendRequest(read, send);
  const { fetch } = adoptEarlyAnswer(first, send);
  await fetch(first.request.url, first.request.init);
  const again = await fetch(first.request.url, first.request.init);
  expect(await again.text()).toBe('answer 2');
  expect(sent).toHaveLength(2);
});

it.each([
  [true, 'goes to the server once the cache has it', 'answer 2'],
  [false, 'is given the same answer once more where the cache could not use it', 'answer 1'],
])('primed (%j), a later question %s', async (isSuccess, _, later) => {
  const { send } = countingLine();
  const first = sendRequest(read, send);
  const adopting = adoptEarlyAnswer(first, send);
  await adopting.adopt(async () => {
    await adopting.fetch(first.request.url, first.request.init);
    return { isSuccess };
  });
  const again = await adopting.fetch(first.request.url, first.request.init);
  expect(await again.text()).toBe(later);
});

it('does not answer another request with it, even at the same address', async () => {
  const { sent, send } = countingLine();
  const first = sendRequest(question('problemInit', { orderId: '2' }), send);
  expect(aliasNamed('problemInit').method).toBe('POST');
  const { fetch } = adoptEarlyAnswer(first, send);
  const other = await fetch(first.request.url, { ...first.request.init, body: 'orderId=3' });
  expect(await other.text()).toBe('answer 2');
  expect(sent).toHaveLength(2);
});

it('rejects the request of the app after a network failure, and lets it be repeated', async () => {
  const { send } = countingLine();
  const first = sendRequest(read, () => Promise.reject(new TypeError('Failed to fetch')));
  const { fetch } = adoptEarlyAnswer(first, send);
  await expect(fetch(first.request.url, first.request.init)).rejects.toThrow('Failed to fetch');
  expect((await fetch(first.request.url, first.request.init)).ok).toBe(true);
});

it('aborts the early request when the app aborts its own', async () => {
  const first = sendRequest(
    read,
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted')));
      }),
  );
  const controller = new AbortController();
  const { fetch } = adoptEarlyAnswer(first, () => Promise.reject(new Error('not to be asked')));
  const waiting = fetch(first.request.url, { ...first.request.init, signal: controller.signal });
  controller.abort();
  await expect(waiting).rejects.toThrow('Aborted');
});
