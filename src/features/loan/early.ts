import { confirmPicture } from './confirm/early';
import { contractPicture } from './contract/early';
import { loanDetailPicture } from './detail/early';

export const loanPictures = {
  confirm: confirmPicture,
  'loan-detail': loanDetailPicture,
  contract: contractPicture,
};
