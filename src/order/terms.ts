/** How far an extension can postpone the due date, in days (spec, section 9). */
export const EXTENSION_DAYS = 7;
