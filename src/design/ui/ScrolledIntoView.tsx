import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements';
import { stack } from './mixins';

/** Scrolls newly rendered content into view, unless the content is already visible. */
export function ScrolledIntoView({ children }: { readonly children: Elements }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Target ref={element}>{children}</Target>;
}

const Target = styled.div`
  ${stack}
  gap: var(--space-s);
  /* The height of the pinned actions. */
  scroll-margin: 1rem 0 7rem;
`;
