import { late } from '../../../design/ui';

/** Loads the rating's code when the lender asks for a rating. If the code fails to load, the dialog does not appear. */
export const LateRatingDialog = late('rating', async () => {
  const { RatingDialog } = await import(/* webpackChunkName: "rating" */ './RatingDialog');
  return RatingDialog;
});
