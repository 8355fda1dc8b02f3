import { cardPicture, paymentWayPicture } from './card/early';
import { extensionPicture } from './extension/early';
import { instalmentPicture } from './instalment/early';
import { instructionPicture } from './instruction/early';

export const repaymentPictures = {
  instalment: instalmentPicture,
  extension: extensionPicture,
  instruction: instructionPicture,
  'payment-way': paymentWayPicture,
  card: cardPicture,
};
