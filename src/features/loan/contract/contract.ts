import * as v from 'valibot';
import { api } from '../../../api/api';
import type { RequestOf } from '../../../api/contract/requests';
import { read } from '../../../api/endpoint';
import { money, text } from '../../../api/wire';

/** Minor units as text, as the server sends them. `formatMoney` formats them. */
type MinorUnits = string;

/** The contract of one order (docs/reference/answers.md#contract-of-an-order). */
export interface Contract {
  readonly borrower: string;
  /** The name of the borrower's account at the lender. It may equal `borrower`. */
  readonly accountName: string;
  readonly borrowerAddress: string;
  readonly company: string;
  readonly productName: string;
  readonly date: string;
  readonly disbursementDate: string;
  readonly repaymentDate: string;
  readonly bankAccount: string;
  readonly principal: MinorUnits;
  readonly contractAmount: MinorUnits;
  readonly commission: MinorUnits;
  readonly interest: MinorUnits;
  readonly tax: MinorUnits;
  readonly disbursedAmount: MinorUnits;
  readonly totalToRepay: MinorUnits;
}

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

type ContractWire = v.InferOutput<typeof ContractSchema>;

const toContract = (wire: ContractWire): Contract => ({
  borrower: wire.userName || wire.username,
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

export const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    contractDetail: build.query<Contract, RequestOf<'contractDetail'>>(
      read(ContractSchema, toContract),
    ),
  }),
});

export const { useContractDetailQuery } = contractApi;
