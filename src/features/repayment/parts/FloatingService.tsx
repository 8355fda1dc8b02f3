import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useGo } from '../../../navigation/useGo';
import { Icon } from '../../../ui/Icon';
import { supportIcon } from '../../../ui/icons';
import { branded } from '../../../ui/mixins';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { selectServicePlace, serviceMoved } from '../slice';

/** How far a finger may slip and still tap, in pixels. */
const TAP_SLIP = 6;

/** One press of an arrow key, in pixels. */
const KEY_STEP = 24;

/** The customer-service icon: moved up and down by a drag or the arrow keys, and kept where it was put. */
export function FloatingService() {
  const { t } = useLingui();
  const go = useGo();
  const hintId = useId();
  const { setTrack, place, handleProps, wasDragged } = useVerticalDrag();
  return (
    <Track ref={setTrack}>
      <Handle
        {...handleProps}
        type="button"
        style={{ top: `calc(${place} * (100% - 3.5rem))` }}
        aria-label={t`Customer service`}
        aria-describedby={hintId}
        onClick={() => {
          if (!wasDragged()) go('customerService', {});
        }}
      >
        <Icon shape={supportIcon} />
      </Handle>
      <VisuallyHidden id={hintId}>{t`The up and down arrow keys move this button.`}</VisuallyHidden>
    </Track>
  );
}

/** A place between 0 (top of the track) and 1 (its end), so that no size of screen can lose the icon. */
function useVerticalDrag() {
  const dispatch = useDispatch();
  const kept = useSelector(selectServicePlace);
  const [dragged, setDragged] = useState<number>();
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const path = useRef({ place: 0, length: 0 });
  const place = dragged ?? kept;

  const { moveProps } = useMove({
    onMoveStart() {
      path.current = { place, length: 0 };
    },
    onMove({ deltaY, pointerType }) {
      const step = pointerType === 'keyboard' ? Math.sign(deltaY) * KEY_STEP : deltaY;
      const current = path.current;
      current.length += pointerType === 'keyboard' ? 0 : Math.abs(deltaY);
      current.place += step / roomIn(track);
      setDragged(Math.min(1, Math.max(0, current.place)));
    },
    onMoveEnd() {
      dispatch(serviceMoved(path.current.place));
      setDragged(undefined);
    },
  });
  const handleProps = {
    ...moveProps,
    onPointerDownCapture: () => {
      path.current = { place, length: 0 };
    },
  };
  return { setTrack, place, handleProps, wasDragged: () => path.current.length > TAP_SLIP };
}

/** Pixels that the icon can travel. */
function roomIn(track: HTMLElement | null): number {
  const icon = track?.querySelector('button')?.offsetHeight ?? 0;
  return Math.max(1, (track?.clientHeight ?? 0) - icon);
}

const Track = styled.div`
  position: fixed;
  z-index: 3;
  top: calc(5rem + env(safe-area-inset-top));
  bottom: calc(1.5rem + env(safe-area-inset-bottom));
  right: max(0.75rem, calc(50vw - 240px + 0.75rem));
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
  /* A finger on it moves it, not the page. */
  touch-action: none;
`;
