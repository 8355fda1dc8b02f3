import { problemInitAnswer, type RequestOf, type WireOf } from '@/contract';
import { api, orSkip, read } from '@/platform/api';

/** The possible subjects of a complaint. */
const toChoices = (wire: WireOf<'problemInit'>) => ({
  types: wire.problemType,
  collectionTypes: wire.problemSonType,
  // The order that is preselected.
  currentOrder: wire.orderDetail ? toOrder(wire.orderDetail) : undefined,
  orders: wire.orderList.map(toOrder),
});

function toOrder({ isShow, list, ...order }: WireOf<'problemInit'>['orderList'][number]) {
  return {
    ...order,
    acceptsCollectionComplaints: isShow,
    rows: list.map(({ title, value }) => ({ text: title, value })),
  };
}

export type ComplaintChoices = ReturnType<typeof toChoices>;

export const choicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    problemInit: build.query<ComplaintChoices, RequestOf<'problemInit'>>(
      read(problemInitAnswer, toChoices),
    ),
  }),
});

export const { useProblemInitQuery } = choicesApi;

/**
 * Asks a call that needs no order. Its success shows that the session is valid where the screen's own call was refused, so
 * that what is kept of the borrower may be shown.
 */
export const useAcceptance = (isWanted: boolean): void => {
  useProblemInitQuery(orSkip(isWanted && {}));
};
