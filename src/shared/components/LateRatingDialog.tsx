import { late } from '../../ui/useLoaded';

/** The code of the rating is loaded when the lender asks for one. Where it does not load, no rating is asked for. */
export const LateRatingDialog = late('rating', async () => {
  const { RatingDialog } = await import(/* webpackChunkName: "rating" */ './RatingDialog');
  return RatingDialog;
});
