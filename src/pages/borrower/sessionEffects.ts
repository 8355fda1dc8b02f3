import { endsSession } from '../../api/failures';
import { failed } from '../../api/matchers';
import { endSession } from '../../session/sessionEnd';
import { sessionEnded } from '../../session/sessionSlice';
import type { Effect } from '../shell/effects';
import type { Services } from './services';

/** What follows for the session of a borrower. */
export const sessionEffects = ({ environment, keeper }: Services): readonly Effect[] => [
  // No repetition of the call can succeed.
  (action, dispatch) => {
    if (failed(action) && endsSession(action.payload, environment)) dispatch(sessionEnded());
  },
  // Not with a reload, either.
  (action) => {
    if (sessionEnded.match(action)) endSession(keeper);
  },
];
