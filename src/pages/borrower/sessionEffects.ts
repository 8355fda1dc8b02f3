import { failed } from '../../api/matchers';
import { SESSION } from '../../session/latest';
import { sessionEnded } from '../../session/sessionSlice';
import type { Effect } from '../shell/effects';
import type { Services } from './services';

/** What follows for the session of a borrower. */
export const sessionEffects = ({ environment, keeper }: Services): readonly Effect[] => [
  // A refusal that means 'log in again': no repetition can succeed.
  (action, dispatch) => {
    if (!failed(action) || action.payload.kind !== 'refused') return;
    if (environment.sessionExpiredCodes.includes(action.payload.code)) dispatch(sessionEnded());
  },
  // Not with a reload, either.
  (action) => {
    if (sessionEnded.match(action)) keeper.remove(SESSION);
  },
];
