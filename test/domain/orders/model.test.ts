import fc from 'fast-check';
import * as v from 'valibot';
import { loanDetailsAnswer } from '@/contract';
import { toLoanDetail } from '@/domain/orders/model';

const LISTED = ['21', '110', '151', '170', '174', '180', '200'];

const flagged = fc.constantFrom(0, 1, '0', '1', true, false, null, 'yes');
const cell = fc.oneof(fc.constantFrom('', '0', 0, null, '0.00', '00'), fc.string(), fc.integer());
const wire = fc.record({
  orderStatus: fc.oneof(fc.constantFrom(...LISTED), fc.string({ minLength: 1 }), fc.integer()),
  noticeStatusText: fc.string(),
  noticeDesText: fc.string(),
  productName: fc.string(),
  productLogo: fc.string(),
  userOrderDetail: fc.record({ detail: fc.array(fc.record({ text: fc.string(), value: cell })) }),
  inside: flagged,
  isScore: flagged,
  h5Url: fc.string(),
  isDelay: flagged,
  isNewContract: fc.string(),
});
const loan = wire.map((answer) => ({
  answer,
  loan: toLoanDetail(v.parse(loanDetailsAnswer, answer)),
}));

it('allows repayment only of a due or overdue order', () => {
  fc.assert(
    fc.property(loan, ({ answer, loan: { canRepay } }) => {
      expect(canRepay).toBe(['174', '180'].includes(String(answer.orderStatus)));
    }),
  );
});

it('allows an extension only with repayment, and another loan only of a settled order', () => {
  fc.assert(
    fc.property(loan, ({ answer, loan: { canRepay, canExtend, canBorrowAgain } }) => {
      expect(canExtend && !canRepay).toBe(false);
      expect(canExtend).toBe(canRepay && [1, '1', true].includes(answer.isDelay as number));
      expect(canBorrowAgain).toBe(String(answer.orderStatus) === '200');
    }),
  );
});

it('keeps the rows with a value in their order, and no row of a rejected order', () => {
  fc.assert(
    fc.property(loan, ({ answer, loan: { rows, status } }) => {
      const given = answer.userOrderDetail.detail
        .map(({ text, value }) => ({ text, value: String(value ?? '') }))
        .filter(({ value }) => !['', '0'].includes(value));
      expect(rows).toEqual(status === '110' ? [] : given);
    }),
  );
});
