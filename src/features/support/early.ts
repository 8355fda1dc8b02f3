import { servicePicture } from './screens/early';

export const supportPictures = { service: servicePicture };
