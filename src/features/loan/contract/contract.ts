import { contractDetailAnswer, type RequestOf, type WireOf } from '@/contract';
import { api, read } from '@/platform/api';

const toContract = (wire: WireOf<'contractDetail'>) => ({
  borrower: wire.userName || wire.username,
  // It may equal `borrower`.
  accountName: wire.username,
  borrowerAddress: wire.userAddress,
  company: wire.company,
  productName: wire.productName,
  date: wire.contractDate,
  disbursementDate: wire.daiDate,
  repaymentDate: wire.planDate,
  bankAccount: wire.bankNo,
  principal: wire.mount,
  contractAmount: wire.contractAmount,
  commission: wire.commission,
  interest: wire.Interest,
  tax: wire.IVA,
  disbursedAmount: wire.giveAmount,
  totalToRepay: wire.amount,
});

/** The contract of one order (docs/reference/answers.md#contract-of-an-order). */
export type Contract = ReturnType<typeof toContract>;

export const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    contractDetail: build.query<Contract, RequestOf<'contractDetail'>>(
      read(contractDetailAnswer, toContract),
    ),
  }),
});

export const { useContractDetailQuery } = contractApi;
