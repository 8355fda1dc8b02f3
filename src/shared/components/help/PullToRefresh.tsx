import { useState } from 'react';
import { styled } from 'styled-components';
import { damped, isFarEnough, usePullHint } from '@/shared/hooks/pull';
import { useDrag } from '@/shared/hooks/useDrag';

/** Reads the screen again when its content is pulled down from the top. The button beside the time does the same. */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => void }) {
  const [offset, setOffset] = useState(0);
  const hint = usePullHint(offset);
  const pulledRef = useDrag<HTMLElement>({
    canDrag: (axis, direction) => axis === 'y' && direction > 0 && window.scrollY <= 0,
    onDrag: (_, distance) => {
      setOffset(damped(distance));
    },
    onEnd: (_, distance) => {
      setOffset(0);
      if (isFarEnough(damped(distance))) onRefresh();
    },
  });
  return (
    <Hint
      ref={(element) => {
        pulledRef.current = element?.closest('main')?.parentElement ?? null;
      }}
      style={{ height: offset }}
      aria-hidden
    >
      {hint}
    </Hint>
  );
}

/* Above the page, so that nothing moves. */
const Hint = styled.div`
  position: fixed;
  z-index: 4;
  inset-inline: 0;
  top: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
  background: var(--color-surface);
`;
