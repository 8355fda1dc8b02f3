import { type Reference, toReference } from '../../../loan-api/reference';
import type { InstructionWire } from './wire';

/** How to pay with a reference. Plain data: it is kept for reading without a network. */
export interface Instruction {
  readonly topLogo: string;
  readonly bottomLogo: string;
  /** Minor units. */
  readonly amount: string;
  readonly title: string;
  readonly text: string;
  readonly reference: Reference;
  readonly company: string;
  readonly sections: readonly { readonly title: string; readonly texts: readonly string[] }[];
  readonly pictures: readonly {
    readonly title: string;
    readonly email: string;
    readonly images: readonly string[];
  }[];
}

export const toInstruction = (wire: InstructionWire): Instruction => ({
  topLogo: wire.topLogo,
  bottomLogo: wire.bottomLogo,
  amount: wire.repayDetail.amount,
  title: wire.repayDetail.repayTitle,
  text: wire.repayDetail.repayDes,
  reference: toReference(wire.repayDetail.vCode, wire.repayDetail.repayCode),
  company: wire.repayDetail.companyName,
  sections: wire.dataList.map(({ title, content }) => ({ title, texts: content.filter(Boolean) })),
  pictures: wire.imgList.map(({ title, eMail, content }) => ({
    title,
    email: eMail,
    images: content.filter(Boolean),
  })),
});
