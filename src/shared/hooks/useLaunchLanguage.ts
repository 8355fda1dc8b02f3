import { useEnvironment } from '../../environment/EnvironmentContext';
import { languageOf, type LaunchLanguage } from '../../i18n/language';
import { selectLaunch } from '../../session/slice';
import { useAppSelector } from '../../store/hooks';

/** The borrower's language, also on a screen that speaks one of its own. */
export function useLaunchLanguage(): LaunchLanguage {
  return languageOf(useAppSelector(selectLaunch).language, useEnvironment());
}
