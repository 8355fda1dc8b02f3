import fc from 'fast-check';
import { costParts } from '@/features/loan/confirm/costParts';

const amounts = fc.array(fc.nat({ max: 1_000_000 }).map(String), { minLength: 2, maxLength: 5 });
const sumOf = (parts: readonly string[]) =>
  String(parts.reduce((sum, part) => sum + BigInt(part), 0n));

describe('the parts of a cost', () => {
  it('are the rows that make up the cost', () => {
    // The amount, interest, fee, tax, the sum, and an account.
    expect(costParts(['500000', '3640', '32760', '5824', '542224', undefined], '42224')).toEqual([
      '3640',
      '32760',
      '5824',
    ]);
  });

  it('are the cost itself where no rows make it up', () => {
    expect(costParts(['500000', undefined, '3640'], '42224')).toEqual(['42224']);
  });

  it('always sum up to the cost', () => {
    fc.assert(
      fc.property(amounts, amounts, (before, parts) => {
        expect(sumOf(costParts([...before, undefined, ...parts], sumOf(parts)))).toBe(sumOf(parts));
      }),
    );
  });
});
