/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { lateChargeOf as sandboxCharge, penaltyFor } from '../../sandbox/loanMath';
import type { FigureBook } from '../../scripts/documents/figures';
import { lateChargeIn, lateChargeOf, twoLateCharges } from '../../scripts/documents/lateCharge';
import { shippedEnvironment } from '../support/environment';

const bookOf = (brand: string) =>
  JSON.parse(readFileSync(`public/documents/${brand}/figures.json`, 'utf8')) as FigureBook;

describe.each(['sandbox', 'peso', 'rupee'])('the late charge of %s', (brand) => {
  it('is one rule: the documents and the sandbox reckon the same', () => {
    const stated = lateChargeIn(bookOf(brand));
    const reckoned = sandboxCharge(shippedEnvironment(brand));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: -3, max: 400 }),
        (instalment, days) => {
          expect(stated && lateChargeOf(stated, instalment, days)).toBe(
            penaltyFor(reckoned, instalment, days),
          );
        },
      ),
    );
  });

  it('has the figures of one rule', () => {
    expect(twoLateCharges(bookOf(brand))).toEqual([]);
  });
});

it.each([
  ['sandbox', 336_859, 5, 50_529],
  // Rs. 1,000 once, 5 % for 30 days, 4 % for 60 days, 2 % for 10 days.
  ['rupee', 100_000, 5, 125_000],
  ['rupee', 100_000, 100, 100_000 + 150_000 + 240_000 + 20_000],
])('%s: %d paid %3$d days late', (brand, instalment, days, charge) => {
  const stated = lateChargeIn(bookOf(brand));
  expect(stated && lateChargeOf(stated, instalment, days)).toBe(charge);
});
