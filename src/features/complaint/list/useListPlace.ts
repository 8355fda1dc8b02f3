import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

interface Place {
  /** How long the list was; what was measured fits no other length. */
  readonly count: number;
  /** What a virtual list has measured. */
  readonly sizes: CacheSnapshot | undefined;
  readonly scrollY: number;
}

/** Where lists were left, by their entry in the history; for as long as the page lives. */
const places = new Map<string, Place>();

/** Back to a list is back to its place: the browser cannot know it before the list is drawn. */
export function useListPlace(count: number) {
  const { key } = useLocation();
  const list = useRef<WindowVirtualizerHandle>(null);
  const [place] = useState(() => {
    const left = places.get(key);
    return left?.count === count ? left : undefined;
  });
  const leave = useEffectEvent(() => {
    places.set(key, { count, sizes: list.current?.cache, scrollY: window.scrollY });
  });

  useLayoutEffect(() => {
    if (place) window.scrollTo(0, place.scrollY);
    return () => {
      leave();
    };
  }, [place]);
  return { list, sizes: place?.sizes };
}
