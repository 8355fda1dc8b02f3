import { useEnvironment } from '../../environment/EnvironmentContext';
import { commonParameters } from '../../session/launch/commonParameters';
import { selectLaunch } from '../../session/slice';
import { useAppSelector } from '../../store/hooks';

/** What an address of ours is given so that the page behind it knows the borrower; for `leave` only. */
export function useSessionParameters(): Record<string, string> {
  return commonParameters(useAppSelector(selectLaunch), useEnvironment());
}
