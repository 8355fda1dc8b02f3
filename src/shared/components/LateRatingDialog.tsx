import { late } from '../../ui/late';

/** The rating's code comes when the lender asks for one; where it cannot be had, nothing is asked this time. */
export const LateRatingDialog = late('rating', async () => {
  const { RatingDialog } = await import(/* webpackChunkName: "rating" */ './RatingDialog');
  return RatingDialog;
});
