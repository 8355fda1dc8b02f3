import { createKeep } from '../../src/session/storage';
import { forgetEverything } from '../support/house';

const keep = createKeep(() => localStorage);

afterEach(forgetEverything);

describe('what the app keeps', () => {
  it('comes back as it was, and is gone when removed', () => {
    keep.write('draft', { text: 'ñ', images: [] });
    expect(keep.read('draft')).toEqual({ text: 'ñ', images: [] });
    keep.remove('draft');
    expect(keep.read('draft')).toBeNull();
  });

  it('is cleared but for the keys named', () => {
    keep.write('a', 1);
    keep.write('b', 2);
    keep.clear(['b']);
    expect([keep.read('a'), keep.read('b')]).toEqual([null, 2]);
  });

  it('is nothing where text is no JSON', () => {
    localStorage.setItem('h5.draft', '{cut');
    expect(keep.read('draft')).toBeUndefined();
  });
});

it('a storage that throws keeps nothing and stops nobody', () => {
  const full = createKeep(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    full.write('a', 1);
    full.remove('a');
    full.clear();
  }).not.toThrow();
  expect(full.read('a')).toBeUndefined();
});
