import { complaintPictures } from '@/features/complaint/early';
import { loanPictures } from '@/features/loan/early';
import { repaymentPictures } from '@/features/repayment/early';
import { supportPictures } from '@/features/support/early';
import type { Rows, ScreenName } from '@/platform/navigation';
import type { EarlyPicture } from '@/shared/early/slots';

export type AskingName = {
  [Name in ScreenName]: Rows[Name] extends { readonly asks: unknown } ? Name : never;
}[ScreenName];

/** The early picture of each screen with a first request. */
export const pictures: Readonly<Record<AskingName, EarlyPicture>> = {
  ...loanPictures,
  ...repaymentPictures,
  ...complaintPictures,
  ...supportPictures,
};
