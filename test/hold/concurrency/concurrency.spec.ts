import { test } from '../../e2e/fixtures';
import { type Situation, situations } from './situations';
import { expectedOf, table, writes } from './table';

/** However they are sent, one intent is one request (docs/reference/calls.md#writes). */
for (const write of writes) {
  for (const situation of Object.keys(table) as Situation[]) {
    const expected = expectedOf(situation, write);
    test(`${write.alias} × ${situation}: ${expected}`, async ({ page, context, lender }) => {
      await situations[situation]({ page, context, lender, write, expected });
    });
  }
}
