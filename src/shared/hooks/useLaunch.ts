import { languageOf, type LaunchLanguage, useEnvironment } from '@/platform/environment';
import { commonParameters, selectLaunch } from '@/platform/session';
import { useAppSelector } from '@/platform/store';

/** The language of the launch. A screen with a fixed language needs it for the lender's texts. */
export function useLaunchLanguage(): LaunchLanguage {
  return languageOf(useAppSelector(selectLaunch).language, useEnvironment());
}

/** The session's parameters for `leave`, which adds them to an address of the lender. */
export function useSessionParameters(): Record<string, string> {
  return commonParameters(useAppSelector(selectLaunch), useEnvironment());
}
