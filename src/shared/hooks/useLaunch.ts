import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { languageOf, type LaunchLanguage } from '../../platform/environment/language';
import { commonParameters } from '../../platform/session/launch/commonParameters';
import { selectLaunch } from '../../platform/session/slice';
import { useAppSelector } from '../../platform/store/store';

/** The language of the launch. A screen with a fixed language needs it for the lender's texts. */
export function useLaunchLanguage(): LaunchLanguage {
  return languageOf(useAppSelector(selectLaunch).language, useEnvironment());
}

/** The session's parameters for `leave`, which adds them to an address of the lender. */
export function useSessionParameters(): Record<string, string> {
  return commonParameters(useAppSelector(selectLaunch), useEnvironment());
}
