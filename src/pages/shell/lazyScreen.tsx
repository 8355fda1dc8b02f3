import type { I18n } from '@lingui/core';
import { type ComponentType, use } from 'react';
import { loadCatalogue } from '../../i18n/i18n';
import { SpokenIn } from '../../i18n/SpokenIn';
import type { OfferedScreen } from '../../navigation/screens/row';
import type { OwnedStorage, StoredItem } from '../../storage/ownedStorage';

/** A screen with its texts, loaded when first asked for. */
export interface LazyScreen {
  readonly preload: () => Promise<void>;
  readonly Screen: ComponentType;
  /** The next rendering tries again what could not be loaded; until then it stays failed, or React would ask for ever. */
  readonly forgetFailure: () => void;
}

/** One whose parts can come while nobody waits for them: what cannot be had then is asked for again when it is needed. */
export interface FetchableScreen extends LazyScreen {
  readonly fetchAhead: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/**
 * Unlike `React.lazy`, a screen that has been preloaded renders at once: React holds a lazy component
 * under its fallback for some 300 ms even when its chunk is there.
 */
export function lazyScreen(screen: OfferedScreen, i18n: I18n, reload: ReloadOnce): FetchableScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const fetchParts = async () => {
    const [{ default: Component }] = await Promise.all([
      screen.load(),
      loadCatalogue(i18n, screen.texts),
      // The frame of a screen in a language of its own speaks it, too.
      screen.fixedLanguage && loadCatalogue(i18n, 'shell'),
    ]);
    Loaded = Component;
  };
  const load = async () => {
    try {
      await fetchParts();
      reload.succeeded();
    } catch (error) {
      if (!reload.isStarted()) throw error;
      // The page is going away: what waits here need not be told.
      await new Promise(() => undefined);
    }
  };
  const preload = () => (loading ??= load());
  const forgetFailure = () => {
    if (!Loaded) loading = undefined;
  };

  function Screen() {
    if (!Loaded) use(preload());
    if (!Loaded) return null;
    if (!screen.fixedLanguage) return <Loaded />;
    return (
      <SpokenIn i18n={i18n}>
        <Loaded />
      </SpokenIn>
    );
  }
  const isLoaded = () => Loaded !== undefined;
  const fetchAhead = async () => {
    if (!Loaded && !loading) await fetchParts().catch(() => undefined);
  };
  return { preload, fetchAhead, isLoaded, Screen, forgetFailure };
}

/** One reload for a chunk that is gone after a deploy; a second failure in a row is shown instead. */
export interface ReloadOnce {
  /** Whether the page is being reloaded to find the chunk again. */
  readonly isStarted: () => boolean;
  readonly succeeded: () => void;
}

/** That this tab was reloaded already. */
export const RELOADED: StoredItem<true> = {
  key: 'reloadedForChunk',
  where: 'tab',
  owner: 'nobody',
  check: (value) => (value === true ? value : undefined),
};

/** Where there is nothing to reload. */
export const neverReload: ReloadOnce = { isStarted: () => false, succeeded: () => undefined };

/** A window, as far as reloading it goes. */
interface ReloadablePage {
  readonly location: Pick<Location, 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
}

export function createReloadOnce(
  storage: OwnedStorage,
  { location, navigator }: ReloadablePage,
): ReloadOnce {
  return {
    isStarted() {
      if (!navigator.onLine || storage.read(RELOADED)) return false;
      // Where nothing can be kept, nothing would end the reloading.
      if (!storage.write(RELOADED, true)) return false;
      location.reload();
      return true;
    },
    succeeded: () => storage.remove(RELOADED),
  };
}
