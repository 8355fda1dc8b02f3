import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { redact } from './redact';

/** RTK Query's actions by the call they are about: `loanDetails/fulfilled` instead of `api/executeQuery/fulfilled`. */
function readableType(type: string, meta: unknown): string {
  const endpoint = (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName;
  return endpoint ? type.replace(/^api\/execute(Query|Mutation)/, endpoint) : type;
}

/** What Redux DevTools may see: readable names, and no personal value. */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'borrower-h5',
  actionSanitizer: (action) => ({
    ...(redact(action) as typeof action),
    type: readableType(action.type, (action as { meta?: unknown }).meta),
  }),
  stateSanitizer: <State>(state: State) => redact(state) as State,
};
