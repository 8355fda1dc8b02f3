/** Minor units as text. No more digits than JSON keeps. */
export const MINOR_UNITS = /^\d{1,15}$/;

/**
 * Whether a debt is large enough for a part of at least `min` (minor units). A debt that is not a whole number is paid in full. The
 * page's first script uses it, too: it imports no library.
 */
export const allowsPart = (owed: string, min: number | undefined): min is number =>
  min !== undefined && MINOR_UNITS.test(owed) && Number(owed) > min;
