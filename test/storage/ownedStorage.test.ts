import { webcrypto } from 'node:crypto';
import { boxesOf, createBox } from '../../src/storage/browserStorage';
import { createKeeper, type Kept, sweep } from '../../src/storage/ownedStorage';
import { becomeLatest, keepSession } from '../../src/session/owner/latestBorrower';
import { markOf as browsersMarkOf } from '../../src/storage/ownerHash';
import { forgetEverything } from '../support/house';
import { markOf, marksOf } from '../support/marks';

const ANA = { userId: '70000001', sessionId: 'SECRET-A' };
const ANA_AGAIN = { userId: '70000001', sessionId: 'SECRET-B' };
const BRUNO = { userId: '70000002', sessionId: 'SECRET-C' };
const DAY_MS = 24 * 60 * 60 * 1_000;

const boxes = boxesOf(window);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const note = (owner: Kept<string>['owner'], more: Partial<Kept<string>> = {}): Kept<string> => ({
  key: 'note',
  where: 'device',
  owner,
  check: text,
  ...more,
});

/** A page that the native app opens for somebody. */
function launch(borrower: typeof ANA) {
  keepSession(boxes, borrower);
  becomeLatest(boxes, markOf(boxes.device, [borrower.userId]));
  return createKeeper(boxes, marksOf(boxes, borrower));
}

/** A reload, or a page that was open all the time. */
const open = (borrower: Partial<typeof ANA>) => createKeeper(boxes, marksOf(boxes, borrower));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-10T12:00:00Z') }));

afterEach(() => {
  jest.useRealTimers();
  forgetEverything();
});

describe.each(['tab', 'device'] as const)('what is kept in the %s', (where) => {
  it.each([
    ['nobody', [ANA, ANA_AGAIN, BRUNO]],
    ['borrower', [ANA, ANA_AGAIN]],
    ['login', [ANA]],
  ] as const)('by %s is found by its owner only', (owner, finders) => {
    const row = note(owner, { where });
    expect(launch(ANA).write(row, 'mine')).toBe(true);
    const found = [ANA, ANA_AGAIN, BRUNO].filter((it) => launch(it).read(row) === 'mine');
    expect(found).toEqual(finders);
  });

  it('comes back as it was, and is gone when removed', () => {
    const row = note('borrower', { where });
    const keeper = launch(ANA);
    keeper.write(row, 'ñ');
    expect(open(ANA).read(row)).toBe('ñ');
    keeper.remove(row);
    expect(open(ANA).read(row)).toBeUndefined();
  });

  it('is nothing where it was written in another form, or cut off', () => {
    const row = note('nobody', { where });
    boxes[where].write('note', 'an earlier release’s');
    expect(open(ANA).read(row)).toBeUndefined();
    boxes[where].write('note', { value: 7 });
    expect(open(ANA).read(row)).toBeUndefined();
    (where === 'tab' ? sessionStorage : localStorage).setItem('h5.note', '{cut');
    expect(open(ANA).read(row)).toBeUndefined();
  });

  it('lasts as long as its row says, also on a clock that was set back', () => {
    const row = note('borrower', { where, lastsMs: DAY_MS });
    launch(ANA).write(row, 'mine');
    jest.setSystemTime(Date.now() + DAY_MS - 1);
    expect(open(ANA).read(row)).toBe('mine');
    jest.setSystemTime(Date.now() + 1);
    expect(open(ANA).read(row)).toBeUndefined();
    jest.setSystemTime(Date.now() - 2 * DAY_MS);
    expect(open(ANA).read(row)).toBeUndefined();
  });
});

describe('the owner', () => {
  it('is asked at each writing: the open page of an earlier borrower keeps and finds nothing', () => {
    const row = note('borrower');
    const stale = launch(ANA);
    stale.write(row, 'before');
    launch(BRUNO);
    expect(stale.write(row, 'after')).toBe(false);
    expect(stale.read(row)).toBeUndefined();
    expect(open(BRUNO).read(row)).toBeUndefined();
    expect(launch(ANA).read(row)).toBe('before');
  });

  it('is named by a salted digest only', () => {
    launch(ANA).write(note('login'), 'mine');
    launch(ANA).write(note('borrower'), 'mine');
    const kept = JSON.stringify(Object.entries(localStorage));
    expect(kept).not.toMatch(/70000001|SECRET/);
    const first = Object.keys(localStorage).sort();
    forgetEverything();
    launch(ANA).write(note('login'), 'mine');
    launch(ANA).write(note('borrower'), 'mine');
    expect(Object.keys(localStorage).sort()).not.toEqual(first);
  });

  it('is nobody without a session: what is a borrower’s is neither kept nor found', () => {
    launch(ANA).write(note('borrower'), 'mine');
    expect(open({ userId: ANA.userId }).read(note('borrower'))).toBeUndefined();
    expect(open({}).write(note('login'), 'x')).toBe(false);
  });
});

it('sweeps what is past its time, whoever’s it is, and what the tab kept of other logins', () => {
  const old = note('borrower', { key: 'draft', lastsMs: DAY_MS });
  const money = note('borrower', { key: 'money' });
  const here = note('login', { key: 'choice', where: 'tab' });
  const keeper = launch(ANA);
  [old, money, here].forEach((row) => keeper.write(row, 'mine'));
  boxes.device.write('from an earlier release', []);
  jest.setSystemTime(Date.now() + DAY_MS);
  launch(BRUNO);
  sweep(boxes, marksOf(boxes, BRUNO));
  const left = [...boxes.device.keys(), ...boxes.tab.keys()].map((key) => key.split('@')[0]);
  expect(left.sort()).toEqual(['borrower', 'money', 'salt', 'salt', 'session']);
  expect(launch(ANA).read(money)).toBe('mine');
});

it('tells of another tab’s change, of its own row only', () => {
  const row = note('borrower');
  const heard = jest.fn();
  const keeper = launch(ANA);
  const stop = keeper.watch(row, heard);
  const key = () => Object.keys(localStorage).find((it) => it.startsWith('h5.note@')) ?? '';
  keeper.write(row, 'mine');
  const tell = (changed: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: changed }));
  tell('h5.salt');
  expect(heard).not.toHaveBeenCalled();
  tell(key());
  tell(null);
  stop();
  tell(key());
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each(['SecurityError', 'QuotaExceededError'])(
  'a storage that throws keeps nothing, says so, and stops nobody: %s',
  (name) => {
    const box = createBox(() => {
      throw new DOMException('no', name);
    });
    const broken = { tab: box, device: box };
    expect(() => {
      becomeLatest(broken, markOf(broken.device, [ANA.userId]));
      sweep(broken, marksOf(broken, ANA));
    }).not.toThrow();
    const keeper = createKeeper(broken, marksOf(broken, ANA));
    expect(keeper.write(note('borrower'), 'mine')).toBe(false);
    expect(keeper.write(note('nobody'), 'mine')).toBe(false);
    expect(keeper.read(note('borrower'))).toBeUndefined();
    keeper.remove(note('nobody'));
  },
);

describe('the browser’s own digest', () => {
  const withDigest = (subtle: unknown) =>
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({
      getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes),
      subtle,
    } as Crypto);

  afterEach(() => jest.restoreAllMocks());

  it('gives the same mark as SHA-256 of Node', async () => {
    withDigest(webcrypto.subtle);
    const mark = await browsersMarkOf(boxes.device, [ANA.userId]);
    expect(mark).toBe(markOf(boxes.device, [ANA.userId]));
    expect(mark).toMatch(/^[\da-f]{32}$/);
  });

  it('is not there on an insecure page', async () => {
    withDigest(undefined);
    expect(await browsersMarkOf(boxes.device, [ANA.userId])).toBeUndefined();
  });
});

it('a launch that was overtaken by another tab’s does not become the latest one late', () => {
  keepSession(boxes, ANA);
  boxes.device.write('borrower', markOf(boxes.device, [BRUNO.userId]));
  becomeLatest(boxes, markOf(boxes.device, [ANA.userId]));
  expect(open(BRUNO).isOurs()).toBe(true);
  expect(open(ANA).isOurs()).toBe(false);
});
