import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { stack } from './mixins';

/** Scrolls newly rendered content into view. Nothing scrolls where the content is already visible. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Place ref={place}>{children}</Place>;
}

const Place = styled.div`
  ${stack}
  gap: var(--space-s);
  /* The height of the pinned actions. */
  scroll-margin: 1rem 0 7rem;
`;
