import * as v from 'valibot';
import { money, text } from '../../api/wire';

/** The contract of an order as it comes over the line (docs/reference/answers.md#confirmation). */
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

export type ContractWire = v.InferOutput<typeof ContractSchema>;
