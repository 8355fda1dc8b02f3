import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { branded, Icon } from '@/design/ui';
import { useGo } from '@/platform/navigation';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { selectServiceIconPosition, serviceMoved } from '../slice';

const movedTrack = css`
  position: fixed;
  top: calc(var(--space-s) + env(safe-area-inset-top));
  bottom: calc(var(--space-s) + env(safe-area-inset-bottom));
  inset-inline-end: max(0.75rem, calc(50vw - 240px + 0.75rem));
  height: auto;
  @media (min-width: 640px) {
    inset-inline-end: calc(50vw - 240px - 4rem);
  }
`;

const HEADSET =
  'M4 14v-2a8 8 0 0116 0v2M4 13.5h3v5H5.5A1.5 1.5 0 014 17zM20 13.5h-3v5h1.5A1.5 1.5 0 0020 17zM19 18.5c0 1.5-2 2.5-5 2.5';

/** The maximum movement of a tap, in pixels. */
const TAP_SLIP = 6;

/** Nearer to the title bar than this, in pixels, the icon goes back to it. */
const SNAP = 12;

/** The step of an arrow key, in pixels. */
const KEY_STEP = 24;

/**
 * The customer-service icon, for a screen's title bar: it rests there and covers nothing. A drag or the arrow keys move it
 * up and down; its position is stored for the tab.
 */
export function FloatingService() {
  const { t } = useLingui();
  const go = useGo();
  const hintId = useId();
  const { position, handleProps, wasDragged } = useVerticalDrag();
  return (
    <ServiceRoom>
      <Track $isResting={position === 0}>
        <Handle
          {...handleProps}
          type="button"
          style={{ top: `calc(${position} * (100% - 3rem))` }}
          aria-label={t({
            message: `Customer service`,
            comment: 'Button: how to reach the lender.',
          })}
          aria-describedby={hintId}
          onClick={() => {
            if (!wasDragged()) go('customerService', {});
          }}
        >
          <Icon shape={HEADSET} />
          <span id={hintId} hidden>
            {t({
              message: `The up and down arrow keys move this button.`,
              comment: 'For screen readers: the button for customer service floats above the page.',
            })}
          </span>
        </Handle>
      </Track>
    </ServiceRoom>
  );
}

/** The position is between 0 (the title bar) and 1 (the bottom), so that the icon is visible on every screen size. */
function useVerticalDrag() {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectServiceIconPosition);
  const [dragged, setDragged] = useState<number>();
  /** The pointer and the icon at the start of the drag, the icon now, and the longest distance. */
  const drag = useRef({ from: 0, start: 0, end: 0, length: 0 });
  const position = dragged ?? stored;

  const handleProps = {
    onPointerDown: ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
      drag.current = { from: clientY, start: position, end: position, length: 0 };
    },
    onPointerMove: ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      const { from, start, length } = drag.current;
      const distance = clientY - from;
      const end = within(start, distance, currentTarget);
      drag.current = { from, start, end, length: Math.max(length, Math.abs(distance)) };
      setDragged(end);
    },
    onLostPointerCapture: () => {
      dispatch(serviceMoved(drag.current.end));
      setDragged(undefined);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      // A click by Enter follows no pointer event, so the last drag must not count.
      drag.current.length = 0;
      if (!direction) return;
      event.preventDefault();
      dispatch(serviceMoved(within(position, direction * KEY_STEP, event.currentTarget)));
    },
  };
  return { position, handleProps, wasDragged: () => drag.current.length > TAP_SLIP };
}

/** The position after a movement in pixels. Near the title bar the icon goes back to it. */
function within(position: number, movement: number, icon: HTMLElement): number {
  const length = Math.max(1, (icon.parentElement?.clientHeight ?? 0) - icon.offsetHeight);
  const moved = position + movement / length;
  return moved * length < SNAP ? 0 : Math.min(1, moved);
}

/** Keeps the title clear of the icon. */
export const ServiceRoom = styled.div`
  flex: none;
  align-self: start;
  position: relative;
  width: 3rem;
`;

/** Where the icon can be: it scrolls with the title bar until it is moved. Beside the column it covers nothing. */
const Track = styled.div<{ readonly $isResting: boolean }>`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  width: 3rem;
  height: calc(100vh - 1rem - env(safe-area-inset-top));
  pointer-events: none;
  ${({ $isResting }) => !$isResting && movedTrack}
  @media print {
    display: none;
  }
`;

const Handle = styled.button`
  ${branded}
  position: absolute;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 2px solid var(--color-surface);
  border-radius: 50%;
  box-shadow: var(--shadow-raised);
  pointer-events: auto;
  /* A touch moves the icon instead of scrolling the page. */
  touch-action: none;
`;
