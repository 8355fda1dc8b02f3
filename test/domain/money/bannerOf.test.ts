import fc from 'fast-check';
import { bannerOf, isPayingSecond, type Known } from '@/domain/money/bannerOf';
import { isPending } from '@/domain/money/ledger/intent';
import { elsewhere, payment, payments } from './samples';

const order = (status: string, isDayOver = false) => ({
  status,
  canRepay: status === '174' || status === '180',
  isDayOver,
});
const nothing = { open: null, elsewhere: null };
const accepted = { ...payment(), isStillShown: true };

describe('what stands first', () => {
  it.each<[string, Known, string | undefined]>([
    ['nothing is known', { account: nothing }, undefined],
    ['a debt', { account: nothing, order: order('174') }, 'due'],
    ['a debt whose day is over', { account: nothing, order: order('174', true) }, 'overdue'],
    [
      'a debt of the other status, before its day',
      { account: nothing, order: order('180') },
      'due',
    ],
    [
      'a day that is over, of an order that takes no payment',
      { account: nothing, order: order('21', true) },
      'underReview',
    ],
    ['a paid loan', { account: nothing, order: order('200', true) }, 'settled'],
    ['a loan under review', { account: nothing, order: order('21') }, 'underReview'],
    ['a loan that is being disbursed', { account: nothing, order: order('151') }, 'disbursing'],
    ['a loan that waits', { account: nothing, order: order('170') }, 'awaiting'],
    ['a rejected one', { account: nothing, order: order('110') }, 'rejected'],
    ['a status of the lender’s own', { account: nothing, order: order('999') }, 'other'],
  ])('%s', (_, known, first) => {
    expect(bannerOf(known)?.is).toBe(first);
  });

  const known = fc.record({
    account: fc.record({
      open: fc.constantFrom(null, ...Object.values(payments)),
      elsewhere: fc.constantFrom(null, elsewhere),
    }),
    accepted: fc.constantFrom(undefined, accepted),
    order: fc.option(
      fc.record({
        status: fc.constantFrom('21', '110', '151', '170', '174', '180', '200', 'x'),
        canRepay: fc.boolean(),
        isDayOver: fc.boolean(),
      }),
      { nil: undefined },
    ),
  });

  it('is a payment that may have left, whatever the lender says of the order', () => {
    fc.assert(
      fc.property(known, (it) => {
        const { is } = bannerOf(it) ?? {};
        const isOpen = !!it.account.open && isPending(it.account.open);
        expect(is === 'unknown').toBe(isOpen);
        expect(is === 'notBooked').toBe(!isOpen && !!it.accepted);
        expect(is === 'openedElsewhere').toBe(!isOpen && !it.accepted && !!it.account.elsewhere);
        const mayBePaid = isOpen || !!it.accepted || !!it.account.elsewhere;
        expect(isPayingSecond(bannerOf(it))).toBe(mayBePaid);
      }),
    );
  });

  it('is wrong only where the order can be repaid and its day is over', () => {
    fc.assert(
      fc.property(known, (it) => {
        if (bannerOf(it)?.is !== 'overdue') return;
        expect(it.order).toMatchObject({ canRepay: true, isDayOver: true });
      }),
    );
  });
});
