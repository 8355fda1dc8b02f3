import { intentOf } from '../../src/api/intent';
import { sendWrite } from '../../src/api/useWrite';
import { selectWrite, writeReleased } from '../../src/api/writes';
import { loanApi } from '../../src/features/loan/api';
import { createLender, type Fault } from '../sandbox';
import { forgetEverything, openHouse, received, type House } from '../support/house';
import { keptUnder } from '../support/kept';

const LENDER = createLender();
const { productId = '' } = LENDER.launch('newLoan');
const push = { amount: '500000', periods: '112', termUnit: 'D', productId };
const KEY = intentOf('loanDetailPush', push);

const send = ({ store }: House, parameters = push) =>
  store.dispatch(sendWrite(loanApi.endpoints.loanDetailPush, parameters));
const status = ({ store }: House) => selectWrite(store.getState(), KEY)?.status;
const keptStatus = () => {
  const kept = Object(keptUnder(sessionStorage, 'writes')) as Record<string, object>;
  return (kept[KEY] as { status?: string } | undefined)?.status;
};

const house = (...faults: Fault[]) => {
  const lender = createLender();
  faults.forEach((fault) => lender.fault('loanDetailPush', fault));
  return openHouse({ lender, borrower: 'newLoan' });
};
const reload = ({ lender }: House) => openHouse({ lender });
const relaunch = ({ lender }: House) => openHouse({ lender, borrower: 'newLoan' });

afterEach(forgetEverything);

describe('two taps in the same task', () => {
  it('are one request and one answer', async () => {
    const page = house();
    const [first, second] = await Promise.all([send(page), send(page, { ...push, amount: '1' })]);
    expect(first?.data?.lendDetailsUrl).toContain('/loanDetail');
    expect(second).toBeUndefined();
    expect(received(page.lender, 'loanDetailPush')).toHaveLength(1);
  });

  it('are two for two products', async () => {
    const page = house();
    await Promise.all([send(page), send(page, { ...push, productId: '9' })]);
    expect(received(page.lender, 'loanDetailPush')).toHaveLength(2);
  });
});

it('what is being sent is on record before it leaves', async () => {
  let atDeparture: unknown;
  const page = openHouse({
    borrower: 'newLoan',
    capabilities: {
      fetch: () => {
        atDeparture = keptStatus();
        return Promise.reject(new TypeError('cut'));
      },
    },
  });
  const sending = send(page);
  expect(keptStatus()).toBe('sending');
  await sending;
  expect(atDeparture).toBe('sending');
  expect(keptStatus()).toBe('unknown');
});

describe('a confirmation', () => {
  it('that is done is not sent again', async () => {
    const page = house();
    await send(page);
    expect(status(page)).toBe('done');
    expect(await send(page)).toBeUndefined();
    expect(received(page.lender, 'loanDetailPush')).toHaveLength(1);
  });

  it('can be tried again after a refusal', async () => {
    const page = house({ kind: 'refuse', code: '1005', message: 'No', times: 1 });
    expect((await send(page))?.error).toMatchObject({ kind: 'refused' });
    expect(status(page)).toBeUndefined();
    expect(keptStatus()).toBeUndefined();
    expect((await send(page))?.error).toBeUndefined();
  });
});

describe('nobody knows the outcome of a confirmation', () => {
  it.each<[string, Fault, string]>([
    ['a line cut before', { kind: 'cut' }, 'unreachable'],
    ['a line cut after', { kind: 'cutAfter' }, 'unreachable'],
    ['a line cut in the answer', { kind: 'cutMidway' }, 'unreachable'],
    ['500 in HTML', { kind: 'status', status: 500 }, 'unreachable'],
    ['500 that says no in JSON', { kind: 'status', status: 500, body: 'json' }, 'unreachable'],
    ['503', { kind: 'status', status: 503 }, 'unreachable'],
    ['404 of some gateway', { kind: 'status', status: 404 }, 'malformed'],
    ['an empty answer', { kind: 'empty' }, 'malformed'],
    ['null', { kind: 'null' }, 'malformed'],
    ['a page of HTML', { kind: 'html' }, 'malformed'],
    ['half an answer', { kind: 'truncated' }, 'malformed'],
    ['an answer without verdict', { kind: 'text', text: '{"data":{}}' }, 'unreachable'],
    ['a code that is no code', { kind: 'text', text: '{"code":null}' }, 'unreachable'],
    ['an address that is none', { kind: 'patch', data: { lendDetailsUrl: [] } }, 'malformed'],
    ['an answer of another shape', { kind: 'envelope', fields: { data: 7 } }, 'malformed'],
  ])('after %s: it is locked, and stays so', async (_, fault, cause) => {
    const page = house(fault);
    expect((await send(page))?.error).toEqual({
      kind: 'unknownOutcome',
      alias: 'loanDetailPush',
      cause,
    });
    expect(status(page)).toBe('unknown');
    expect(keptStatus()).toBe('unknown');
    expect(await send(page)).toBeUndefined();
    expect(received(page.lender, 'loanDetailPush')).toHaveLength(1);
  });

  it('after 60 s of silence', async () => {
    jest.useFakeTimers();
    const page = house({ kind: 'stallAfter' });
    const sending = send(page);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(status(page)).toBe('sending');
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await sending)?.error).toMatchObject({ kind: 'unknownOutcome' });
    jest.useRealTimers();
  });

  it('until a check releases it', async () => {
    const page = house({ kind: 'cut', times: 1 });
    await send(page);
    page.store.dispatch(writeReleased(KEY));
    expect(keptStatus()).toBeUndefined();
    expect((await send(page))?.data).toBeDefined();
  });
});

it('a late answer to what was released does not count', async () => {
  const answers: ((response: Response) => void)[] = [];
  const page = openHouse({
    borrower: 'newLoan',
    capabilities: { fetch: () => new Promise((resolve) => answers.push(resolve)) },
  });
  const first = send(page);
  page.store.dispatch(writeReleased(KEY));
  const second = send(page);
  await new Promise((resolve) => setTimeout(resolve));
  answers[0]?.(new Response('{"success":true,"data":{}}'));
  await first;
  expect(status(page)).toBe('sending');
  answers[1]?.(new Response('{"success":false,"code":"1"}'));
  await second;
  expect(status(page)).toBeUndefined();
});

describe('a page that is left while it sends', () => {
  it.each([
    ['reloaded', reload],
    ['opened anew by the native app', relaunch],
  ])('does not know the outcome when it is %s', async (_, reopen) => {
    const first = house({ kind: 'stall' });
    void send(first);
    const second = reopen(first);
    expect(status(second)).toBe('unknown');
    expect(await send(second)).toBeUndefined();
  });
});

describe('a confirmation that is done', () => {
  it('is still done after a reload', async () => {
    const first = house();
    await send(first);
    expect(status(reload(first))).toBe('done');
  });

  it('is no longer in the way of a fresh launch, nor of its reload', async () => {
    const first = house();
    await send(first);
    const second = relaunch(first);
    expect(status(second)).toBeUndefined();
    expect(status(reload(second))).toBeUndefined();
  });
});

it('an unknown outcome is still unknown after a fresh launch', async () => {
  const first = house({ kind: 'cut', times: 1 });
  await send(first);
  expect(status(relaunch(first))).toBe('unknown');
});

it('another borrower’s launch starts with an empty ledger', async () => {
  const first = house({ kind: 'cut' });
  await send(first);
  const { store } = openHouse({ borrower: 'overdue' });
  expect(store.getState().writes).toEqual({});
});
