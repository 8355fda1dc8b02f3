import { expect, test } from '../../e2e/fixtures';
import { personalValues } from '../faults/personal';
import { brokenRules } from '../judge';
import { sightOf, watch } from '../visit';
import { type Situation, situations } from './situations';
import { expectedOf, table, writes } from './table';

/** One intent is one request, in every situation (docs/reference/calls.md#writes). */
for (const write of writes) {
  for (const situation of Object.keys(table) as Situation[]) {
    const expected = expectedOf(situation, write);
    const title = `${write.alias} × ${situation}: ${expected}`;
    test(title, async ({ page, context, lender, preview }) => {
      const { troubles, console } = await watch(page, preview.origin);
      await situations[situation]({ page, context, lender, write, expected });
      const sight = await sightOf(page);
      const secrets = personalValues(lender, write.borrower);
      const broken = sight ? brokenRules({ sight, secrets, console }) : [];
      expect([...troubles, ...broken]).toEqual([]);
    });
  }
}
