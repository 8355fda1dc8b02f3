import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { stack } from './mixins';

/** What has just come up is brought into sight, wherever the screen was scrolled to: nothing moves where it is seen. */
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
  /* The pinned actions' height. */
  scroll-margin: 1rem 0 7rem;
`;
