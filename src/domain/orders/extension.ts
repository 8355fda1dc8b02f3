import { loanPlayDelayDetailAnswer, type WireOf } from '@/contract';
import { api, read } from '@/platform/api';
import type { OrderKey } from './api';
import { CARD_CHANNEL, toGroup } from './channel';

const toExtension = (wire: WireOf<'loanPlayDelayDetail'>) => ({
  productName: wire.productName,
  productLogo: wire.productLogo,
  title: wire.delayInfo.reviewer,
  fee: wire.delayInfo.delayAmount,
  newDate: wire.delayInfo.delayTime,
  plan: wire.repayPlan.map(({ title, remark, amount, time }) => ({
    title,
    description: remark,
    amount,
    date: time,
  })),
  // A card's commit has no field for an extension (docs/reference/routes.md#ways-between-screens).
  groups: wire.repayList.map(({ title, list }) =>
    toGroup(
      title,
      list.filter(({ payCode }) => payCode !== CARD_CHANNEL),
    ),
  ),
  notice: wire.noticeMsg,
  note: wire.note,
});

export type Extension = ReturnType<typeof toExtension>;

const extensionApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanPlayDelayDetail: build.query<Extension, OrderKey>(
      read(loanPlayDelayDetailAnswer, toExtension, 'Order'),
    ),
  }),
});

export const { useLoanPlayDelayDetailQuery } = extensionApi;
