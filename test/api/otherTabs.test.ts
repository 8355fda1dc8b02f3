import { intentOf } from '../../src/api/intent';
import { sendWrite } from '../../src/api/useWrite';
import { selectWrite, writeReleased } from '../../src/api/writes';
import { loanApi } from '../../src/features/loan/api';
import { orderApi } from '../../src/order/api';
import { createLender } from '../sandbox';
import { forgetEverything, openHouse, received } from '../support/house';

const lender = createLender();
const { productId = '' } = lender.launch('newLoan');
const push = { amount: '500000', periods: '112', termUnit: 'D', productId };
const KEY = intentOf('loanDetailPush', push);

/** A tab whose claims are granted or not; what it claimed and gave up is on record. */
function openTab(isGranted: boolean, how: 'launched' | 'reloaded' = 'launched') {
  const record: string[] = [];
  const claims = {
    claim: (intent: string) => {
      record.push(`claim ${intent}`);
      return Promise.resolve(isGranted);
    },
    release: (intent: string, isDone = false) => {
      record.push(`${isDone ? 'done' : 'release'} ${intent}`);
    },
  };
  const launch = how === 'launched' ? ({ borrower: 'newLoan' } as const) : {};
  return { record, ...openHouse({ lender, ...launch, capabilities: { claims } }) };
}

type Tab = ReturnType<typeof openTab>;
const send = ({ store }: Tab) => store.dispatch(sendWrite(loanApi.endpoints.loanDetailPush, push));

beforeEach(() => {
  lender.reset();
});
afterEach(forgetEverything);

it('a confirmation that another tab is sending is not sent here; its outcome is unknown', async () => {
  const tab = openTab(false);
  const result = await send(tab);
  expect(result?.error).toMatchObject({ kind: 'unknownOutcome', cause: 'elsewhere' });
  expect(received(lender, 'loanDetailPush')).toEqual([]);
  expect(selectWrite(tab.store.getState(), KEY)?.status).toBe('unknown');
});

describe('a claim', () => {
  it('is made before the request leaves, and given up by a refusal', async () => {
    lender.refuse('loanDetailPush', { code: '1', message: 'No' });
    const tab = openTab(true);
    await send(tab);
    expect(tab.record).toEqual([`claim ${KEY}`, `release ${KEY}`]);
  });

  it('leaves a mark once the confirmation is done, in a page that is reloaded, too', async () => {
    await send(openTab(true));
    const { record } = openTab(true, 'reloaded');
    await Promise.resolve();
    expect(record).toEqual([`claim ${KEY}`, `done ${KEY}`]);
  });

  it('is held while the outcome is unknown, and given up by a check', async () => {
    lender.fault('loanDetailPush', { kind: 'cut' });
    const tab = openTab(true);
    await send(tab);
    expect(tab.record).toEqual([`claim ${KEY}`]);
    tab.store.dispatch(writeReleased(KEY));
    expect(tab.record).toEqual([`claim ${KEY}`, `release ${KEY}`]);
  });

  it('is made again by a page that is reloaded with an unknown outcome', async () => {
    lender.fault('loanDetailPush', { kind: 'cut' });
    await send(openTab(true));
    expect(openTab(true).record).toEqual([`claim ${KEY}`]);
  });

  it('is not needed by what moves no money', async () => {
    const tab = openTab(false);
    const { googleScore } = orderApi.endpoints;
    await tab.store.dispatch(sendWrite(googleScore, { score: 5, orderId: '9' }));
    expect(received(lender, 'googleScore')).toHaveLength(1);
    expect(tab.record.filter((line) => line.startsWith('claim'))).toEqual([]);
  });
});
