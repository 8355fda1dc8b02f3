import * as v from 'valibot';
import { api } from '../../../platform/api/api';
import type { RequestOf } from '../../../contract/requests';
import { read } from '../../../platform/api/endpoint';
import { money, text } from '../../../platform/api/wire';

/** The schema of a contract (docs/reference/answers.md#confirmation). */
export const ContractSchema = v.object({
  username: text,
  userName: text,
  productName: text,
  mount: money,
  amount: money,
  bankNo: text,
  daiDate: text,
  planDate: text,
  contractAmount: money,
  commission: money,
  Interest: money,
  IVA: money,
  giveAmount: money,
  userAddress: text,
  contractDate: text,
  company: text,
});

const toContract = (wire: v.InferOutput<typeof ContractSchema>) => ({
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
      read(ContractSchema, toContract),
    ),
  }),
});

export const { useContractDetailQuery } = contractApi;
