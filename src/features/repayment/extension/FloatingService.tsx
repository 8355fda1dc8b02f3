import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { branded, Icon, VisuallyHidden } from '@/design/ui';
import { useGo } from '@/platform/navigation';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { selectServiceIconPosition, serviceMoved } from '../slice';

const HEADSET =
  'M4 14v-2a8 8 0 0116 0v2M4 13.5h3v5H5.5A1.5 1.5 0 014 17zM20 13.5h-3v5h1.5A1.5 1.5 0 0020 17zM19 18.5c0 1.5-2 2.5-5 2.5';

/** The maximum movement of a tap, in pixels. */
const TAP_SLIP = 6;

/** The step of an arrow key, in pixels. */
const KEY_STEP = 24;

/** The customer-service icon. A drag or the arrow keys move it up and down; its position is stored for the tab. */
export function FloatingService() {
  const { t } = useLingui();
  const go = useGo();
  const hintId = useId();
  const { position, handleProps, wasDragged } = useVerticalDrag();
  return (
    <Track>
      <Handle
        {...handleProps}
        type="button"
        style={{ top: `calc(${position} * (100% - 3.5rem))` }}
        aria-label={t({ message: `Customer service`, comment: 'Button: how to reach the lender.' })}
        aria-describedby={hintId}
        onClick={() => {
          if (!wasDragged()) go('customerService', {});
        }}
      >
        <Icon shape={HEADSET} />
        <VisuallyHidden id={hintId}>
          {t({
            message: `The up and down arrow keys move this button.`,
            comment: 'For screen readers: the button for customer service floats above the page.',
          })}
        </VisuallyHidden>
      </Handle>
    </Track>
  );
}

/** The position is between 0 (top of the track) and 1 (bottom), so that the icon is visible on every screen size. */
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
      const end = within(start + distance / roomFor(currentTarget));
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
      const step = (direction * KEY_STEP) / roomFor(event.currentTarget);
      dispatch(serviceMoved(within(position + step)));
    },
  };
  return { position, handleProps, wasDragged: () => drag.current.length > TAP_SLIP };
}

const within = (position: number) => Math.min(1, Math.max(0, position));

/** The length of the track in pixels. */
function roomFor(icon: HTMLElement): number {
  return Math.max(1, (icon.parentElement?.clientHeight ?? 0) - icon.offsetHeight);
}

const Track = styled.div`
  position: fixed;
  z-index: 3;
  top: calc(5rem + env(safe-area-inset-top));
  bottom: calc(1.5rem + env(safe-area-inset-bottom));
  inset-inline-end: max(0.75rem, calc(50vw - 240px + 0.75rem));
  width: 3.5rem;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Handle = styled.button`
  ${branded}
  position: absolute;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border: 2px solid var(--color-surface);
  border-radius: 50%;
  box-shadow: var(--shadow-raised);
  pointer-events: auto;
  /* A touch moves the icon instead of scrolling the page. */
  touch-action: none;
`;
