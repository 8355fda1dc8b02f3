import * as v from 'valibot';
import { address, code, text } from './fields';

/** A payment channel of an instalment or of an extension. */
export const channel = v.object({
  /** Picture of the channel. */
  logo: address,
  /** Name of the channel. */
  desc: text,
  /** Sent to generateVcode as `payCode`; `card` opens card repayment instead. */
  payCode: code,
  /** Reference to copy, if the channel has one of its own. */
  vCode: text,
  /** Picture of the reference. */
  BARcodeImg: address,
});
