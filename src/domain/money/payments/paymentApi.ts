import {
  repaymentCommitAnswer,
  repaymentConfirmAnswer,
  repaymentHuichaoAnswer,
  repaymentWayAnswer,
  type RequestOf,
  type WireOf,
} from '@/contract';
import { api, type HashOf, type Intended, read, write } from '@/platform/api';

/** The calls by which an order is paid, and their answers (docs/reference/answers.md#payment). */

/**
 * The ways to pay without a reference. `hash` identifies a card in the ledger: some lenders' card ids contain the
 * borrower's. A page that can hash nothing stores nothing, so the id itself serves.
 */
export async function toPaymentWay(
  { alipay: offersOnlinePayment, repayToken, bankCards }: WireOf<'repaymentWay'>,
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
    repaymentWay: build.query<PaymentWay, RequestOf<'repaymentWay'>>(
      read(repaymentWayAnswer, toPaymentWay),
    ),
    repaymentCommit: build.mutation<
      WireOf<'repaymentCommit'>,
      Intended<RequestOf<'repaymentCommit'>>
    >(write(repaymentCommitAnswer, 'Order')),
    repaymentConfirm: build.mutation<unknown, Intended<RequestOf<'repaymentConfirm'>>>(
      write(repaymentConfirmAnswer, 'Order'),
    ),
    repaymentHuichao: build.mutation<WireOf<'repaymentHuichao'>, Intended<OnlinePaymentParameters>>(
      write(repaymentHuichaoAnswer),
    ),
  }),
});

export const { useRepaymentWayQuery } = paymentApi;
