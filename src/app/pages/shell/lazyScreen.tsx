import type { I18n } from '@lingui/core';
import { type ComponentType, use } from 'react';
import { loadCatalogue, SpokenIn } from '@/design/i18n';
import type { Elements } from '@/design/ui';
import type { OfferedScreen } from '@/platform/navigation';
import { hasEnded } from '@/platform/session';
import type { OwnedStorage, StoredItem } from '@/platform/storage';

/** A screen whose code and texts are loaded at its first use. */
export interface LazyScreen {
  readonly preload: () => Promise<void>;
  readonly Screen: ComponentType;
  /** Renders a part in the screen's own language: what stands in the place of the screen, too. */
  readonly inItsLanguage: (part: Elements) => Elements;
  /** Lets the next render load again after a failure. Without this call React would load without end. */
  readonly forgetFailure: () => void;
}

/** A screen whose code can be loaded ahead. A failure is ignored: the screen loads again when it is rendered. */
export interface FetchableScreen extends LazyScreen {
  /** Loads the app's texts in the screen's own language: those of what stands in the place of the screen, too. */
  readonly loadTexts: () => Promise<void>;
  readonly fetchAhead: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/**
 * A preloaded screen renders at once. With `React.lazy`, React shows the fallback for about 300 ms even if the chunk is
 * loaded.
 */
export function lazyScreen(
  screen: OfferedScreen,
  i18n: I18n,
  reload: ReloadOnce,
  /** The page's other language. It speaks in the place of the screen until the texts of its own are there. */
  other: I18n = i18n,
): FetchableScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const fetchParts = async () => {
    const [{ default: Component }] = await Promise.all([
      screen.load(),
      loadCatalogue(i18n, screen.texts ?? 'app'),
    ]);
    Loaded = Component;
  };
  const load = async () => {
    try {
      await fetchParts();
      reload.succeeded();
    } catch (error) {
      // A new build helps where a file is missing, not where its code throws. The name is webpack's.
      if ((error as Error).name !== 'ChunkLoadError' || !reload.isStarted()) throw error;
      // The page is reloading, so this promise stays pending.
      await new Promise(() => undefined);
    }
  };
  const preload = () => (loading ??= load());
  const forgetFailure = () => {
    if (!Loaded) loading = undefined;
  };

  function Screen() {
    if (!Loaded) use(preload());
    return Loaded ? inItsLanguage(<Loaded />) : null;
  }
  const loadTexts = () => loadCatalogue(i18n, 'app');
  const inItsLanguage = (part: Elements) => {
    const hasTexts = Object.keys(i18n.messages).length > 0;
    if (hasTexts && !screen.fixedLanguage) return part;
    return <SpokenIn i18n={hasTexts ? i18n : other}>{part}</SpokenIn>;
  };
  const isLoaded = () => Loaded !== undefined;
  const fetchAhead = async () => {
    if (!Loaded && !loading) await fetchParts().catch(() => undefined);
  };
  return { preload, loadTexts, fetchAhead, isLoaded, Screen, inItsLanguage, forgetFailure };
}

/** Reloads the page once for a chunk that a deploy removed. A second failure in a row is shown. */
export interface ReloadOnce {
  /** Reloads the page if it may; returns whether the reload has started. */
  readonly isStarted: () => boolean;
  readonly succeeded: () => void;
}

/** Whether this tab was reloaded already. */
export const RELOADED: StoredItem<true> = {
  key: 'reloadedForChunk',
  where: 'tab',
  owner: 'anyone',
  check: (value) => (value === true ? value : undefined),
};

/** For rendering without a browser. */
export const neverReload: ReloadOnce = { isStarted: () => false, succeeded: () => undefined };

interface ReloadablePage {
  readonly document: Document;
  readonly location: Pick<Location, 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
}

export function createReloadOnce(
  storage: OwnedStorage,
  { document, location, navigator }: ReloadablePage,
): ReloadOnce {
  return {
    isStarted() {
      // The end of a page aborts the loading of its chunks.
      if (!navigator.onLine || hasEnded(document) || storage.read(RELOADED)) return false;
      // Without storage the page would reload without end.
      if (!storage.write(RELOADED, true)) return false;
      location.reload();
      return true;
    },
    succeeded: () => storage.remove(RELOADED),
  };
}
