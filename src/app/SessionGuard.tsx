import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ErrorScreen } from '../screen/ErrorScreen';
import { selectHasSession } from '../session/sessionSlice';

/** A screen that calls the server needs a session; without one it is not rendered and asks nothing. */
export function SessionGuard({ children }: { readonly children: ReactNode }) {
  return useSelector(selectHasSession) ? children : <ErrorScreen />;
}
