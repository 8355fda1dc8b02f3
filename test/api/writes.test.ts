import { writesSlice } from '../../src/api/writes';

const RATING = { endpointName: 'googleScore', originalArgs: { score: 5, orderId: '1' } };

/** A step in the life of a write, as RTK Query tells it. */
const step = (requestStatus: 'pending' | 'fulfilled' | 'rejected', requestId: string) => ({
  type: `api/executeMutation/${requestStatus}`,
  meta: { requestId, requestStatus, arg: { type: 'mutation', ...RATING } },
});

const after = (...steps: readonly ReturnType<typeof step>[]) =>
  Object.values(steps.reduce(writesSlice.reducer, writesSlice.getInitialState()));

it.each(['fulfilled', 'rejected'] as const)(
  'a write that was begun anew is under way until its own answer, whatever comes of the one before (%s)',
  (end) => {
    const begun = [step('pending', 'first'), step('pending', 'second')];
    expect(after(...begun, step(end, 'first'))).toEqual(['second']);
    expect(after(...begun, step(end, 'first'), step(end, 'second'))).toEqual([]);
  },
);
