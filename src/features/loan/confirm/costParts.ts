import { addMinorUnits } from '@/design/format';

/**
 * The rows of an offer that make up its cost, such as interest, fee and tax: the first rows beside one another whose amounts
 * sum up to it exactly. Without such rows the cost is one part. Amounts are minor units as text.
 */
export function costParts(rows: readonly (string | undefined)[], cost: string): readonly string[] {
  for (const start of rows.keys()) {
    let sum: string | undefined = '0';
    for (let end = start; end < rows.length; end += 1) {
      sum = addMinorUnits(sum, rows[end] ?? '');
      if (sum === undefined) break;
      const parts = rows.slice(start, end + 1).filter((part) => part !== undefined);
      if (sum === cost && parts.length > 1) return parts;
    }
  }
  return [cost];
}
