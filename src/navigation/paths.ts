/** The promotion's: a page of its own, and no screen of the app. */
export const PROMOTION_PATH = '/promotion';

/** A path as it is compared: whatever its case, with or without a slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');
