import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import { serverImage } from '../../../shared/serverImage';
import { Icon } from '../../../ui/Icon';
import { refreshIcon } from '../../../ui/icons';
import { ProgressBar } from '../../../ui/ProgressBar';
import type { Picture } from '../slice';

const REMOVE = 'M7 7l10 10M17 7L7 17';

export interface PictureTileProps {
  readonly picture: Picture;
  /** The position among the images, from 1. */
  readonly place: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

export function PictureTile({ picture, place, onRemove, onRetry }: PictureTileProps) {
  const { t } = useLingui();
  const { status, share, preview, url } = picture;
  const source = preview || (url && serverImage(url));
  const [isRetried, setRetried] = useState(false);
  const isUnderWay = status === 'waiting' || status === 'sending';
  const retry = () => {
    setRetried(true);
    onRetry();
  };
  return (
    <Tile>
      {source && <img src={source} alt={t`Image ${place}`} />}
      {isUnderWay && (
        <Below>
          <ProgressBar label={t`Uploading image ${place}`} value={share} />
        </Below>
      )}
      {(status === 'failed' || (isRetried && isUnderWay)) && (
        <Retry
          type="button"
          aria-label={t`Retry image ${place}`}
          {...(isUnderWay && { 'aria-busy': true, 'aria-disabled': true })}
          onClick={isUnderWay ? undefined : retry}
        >
          <Icon shape={refreshIcon} />
        </Retry>
      )}
      <RemoveButton place={place} onRemove={onRemove} />
    </Tile>
  );
}

export function RemoveButton({ place, onRemove }: Pick<PictureTileProps, 'place' | 'onRemove'>) {
  const { t } = useLingui();
  return (
    <Remove type="button" aria-label={t`Remove image ${place}`} onClick={onRemove}>
      <Icon shape={REMOVE} size={16} />
    </Remove>
  );
}

export const Tile = styled.li`
  position: relative;
  aspect-ratio: 1;
  min-width: 0;
  border-radius: var(--radius-m);
  background: var(--color-soft);
  /* Chrome 87 does not support aspect-ratio. */
  @supports not (aspect-ratio: 1) {
    height: 22vw;
    max-height: 6.5rem;
  }
  > img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
`;

const Below = styled.div`
  position: absolute;
  inset: auto 0.375rem 0.375rem;
`;

/* Stays in the page during the retry: otherwise a double tap would hit the Remove button below it. */
const Retry = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 2px solid var(--color-danger);
  border-radius: inherit;
  color: var(--color-danger);
  background: rgba(255, 255, 255, 0.8);
  &[aria-busy] {
    opacity: 0;
  }
`;

/* The disc is smaller than its touch target. */
const Remove = styled.button`
  position: absolute;
  top: -0.75rem;
  right: -0.75rem;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  color: var(--color-surface);
  > svg {
    padding: 0.125rem;
    border-radius: 50%;
    background: var(--color-focus);
    box-sizing: content-box;
  }
`;
