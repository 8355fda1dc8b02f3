import { complaintListPicture } from './list/early';
import {
  complaintDetailPicture,
  complaintFormPicture,
  complaintHomePicture,
} from './screens/early';

export const complaintPictures = {
  'complaint-home': complaintHomePicture,
  'complaint-form': complaintFormPicture,
  'complaint-list': complaintListPicture,
  'complaint-detail': complaintDetailPicture,
};
