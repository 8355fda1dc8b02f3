import { useSelector } from 'react-redux';
import { useEnvironment } from '../environment/EnvironmentContext';
import { commonParameters } from '../session/commonParameters';
import { selectLaunch } from '../session/sessionSlice';

/** What an address of ours is given so that the page behind it knows the borrower; for `leave` only. */
export function useSessionParameters(): Record<string, string> {
  return commonParameters(useSelector(selectLaunch), useEnvironment());
}
