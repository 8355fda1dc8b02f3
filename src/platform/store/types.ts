/**
 * The types of the borrower's store, inferred where `app` makes it: the only import from a room above, of types alone. The
 * check of boundaries does not follow it, because it would find a circle through every slice.
 */
export type { AppDispatch, Extra, RootState } from '@/app/store/borrower';
