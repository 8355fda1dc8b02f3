import * as v from 'valibot';
import type { RequestOf } from '../../../contract/requests';
import { api } from '../../../platform/api/api';
import type { HashOf } from '../../../platform/api/baseQuery';
import { type Intended, read, write } from '../../../platform/api/endpoint';
import { flag, list, nothing, number, requiredText, text } from '../../../platform/api/wire';

/** The calls by which an order is paid, and their answers (docs/reference/answers.md#payment). */

/** A value that is only sent back: it keeps the type in which it came. */
const echoed = v.nullish(v.union([v.string(), number]), '');

export type Echoed = v.InferOutput<typeof echoed>;

export const WaySchema = v.object({
  alipay: flag,
  repayToken: echoed,
  bankCards: list(
    v.object({ id: v.union([v.string(), number]), bankName: text, cardNo: text, bankCode: echoed }),
  ),
});

const YES: readonly unknown[] = [1, '1', true, 'true'];

/** `needValid` decides whether the payment is done. If it cannot be read, the outcome is unknown. */
const clearFlag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => YES.includes(value)),
);

/** A commit that needs a code has the id of its record. */
export const CommitSchema = v.pipe(
  v.object({ needValid: clearFlag, repayRecordId: echoed }),
  v.check(({ needValid, repayRecordId }) => !needValid || repayRecordId !== ''),
);

type Commit = v.InferOutput<typeof CommitSchema>;

export const OnlinePaymentSchema = v.object({ url: requiredText });

type OnlinePayment = v.InferOutput<typeof OnlinePaymentSchema>;

/**
 * The ways to pay without a reference. `hash` identifies a card in the ledger: some lenders' card ids contain the
 * borrower's. A page that can hash nothing stores nothing, so the id itself serves.
 */
export async function toPaymentWay(
  { alipay: offersOnlinePayment, repayToken, bankCards }: v.InferOutput<typeof WaySchema>,
  hashOf?: HashOf,
) {
  const cards = bankCards.map(async (card) => ({
    ...card,
    hash: (await hashOf?.(JSON.stringify(card.id))) ?? JSON.stringify(card.id),
  }));
  return { offersOnlinePayment, repayToken, cards: await Promise.all(cards) };
}

export type PaymentWay = Awaited<ReturnType<typeof toPaymentWay>>;
export type BankCard = Readonly<PaymentWay['cards'][number]>;

type OnlinePaymentParameters = Omit<RequestOf<'repaymentHuichao'>, 'userId'> & {
  readonly userId: string | undefined;
};

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    repaymentWay: build.query<PaymentWay, RequestOf<'repaymentWay'>>(read(WaySchema, toPaymentWay)),
    repaymentCommit: build.mutation<Commit, Intended<RequestOf<'repaymentCommit'>>>(
      write(CommitSchema, 'Order'),
    ),
    repaymentConfirm: build.mutation<unknown, Intended<RequestOf<'repaymentConfirm'>>>(
      write(nothing, 'Order'),
    ),
    repaymentHuichao: build.mutation<OnlinePayment, Intended<OnlinePaymentParameters>>(
      write(OnlinePaymentSchema),
    ),
  }),
});

export const { useRepaymentWayQuery } = paymentApi;
