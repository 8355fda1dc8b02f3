import type { AliasName } from './aliases';

/** A write's parameters that tell one intent from another; a write not named here has one intent. */
const SUBJECT: Partial<Record<AliasName, (parameters: Record<string, unknown>) => unknown>> = {
  googleScore: ({ orderId, problemId }) => [orderId, problemId],
  problemSave: ({ orderNo }) => orderNo,
  uploadProblemImage: ({ key }) => key,
};

/** The key of one intent: two sends with the same key are the same wish of the borrower. */
export function intentOf(alias: AliasName, parameters: object): string {
  const subject = SUBJECT[alias]?.({ ...parameters });
  return JSON.stringify([alias, subject ?? null]);
}
