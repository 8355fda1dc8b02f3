import { checkLaunch, readLaunch } from '../../session/launch/launch';

/**
 * The language that a public page's address asks for. It leaves the address bar, and is kept with the page's place in
 * the history: a reload and Back speak the same language, and nothing else does.
 */
export function entryLanguage({ location, history }: Window): string | undefined {
  const { language } = readLaunch(location.search);
  if (!language) return checkLaunch(history.state).language;
  history.replaceState({ language }, '');
  return language;
}
