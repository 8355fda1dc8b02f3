import { askingScreens } from '../../src/features/preview/trials';
import { profiles } from './profiles';

/** The screens, by their paths, and the lines that a command names; all of them where it names none. */
export function chosen(args: readonly string[]) {
  const list = (name: string) =>
    args
      .find((arg) => arg.startsWith(`--${name}=`))
      ?.slice(name.length + 3)
      .split(',');
  const [paths, ids] = [list('screens'), list('profiles')];
  return {
    screens: askingScreens.filter(({ path }) => !paths || paths.includes(path)),
    isWithPromotion: !paths || paths.includes('/promotion'),
    profiles: profiles.filter(({ id }) => !ids || ids.includes(id)),
  };
}

export type Chosen = ReturnType<typeof chosen>;
