/** How far an extension can postpone the due date, in days (docs/reference/documents.md#figures). */
export const EXTENSION_DAYS = 7;
