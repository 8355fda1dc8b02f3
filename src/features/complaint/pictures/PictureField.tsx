import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type Elements,
  Icon,
  ProgressBar,
  refreshIcon,
  takeLostFocus,
  touchable,
  VisuallyHidden,
} from '@/design/ui';
import { serverImage } from '@/platform/navigation';
import { acceptedTypes } from '../drafts/draftStorage';
import { MAX_IMAGES } from '../model';
import type { Picture } from '../slice';
import { PictureGrid } from './ImageGrid';

const CAMERA =
  'M9 5l-1.5 2H5a2 2 0 00-2 2v8a2 2 0 002 2h14a2 2 0 002-2V9a2 2 0 00-2-2h-2.5L15 5zM12 10a3 3 0 100 6 3 3 0 000-6z';

const ADD = 'M12 5v14M5 12h14';

const REMOVE = 'M7 7l10 10M17 7L7 17';

export interface PictureFieldProps {
  readonly pictures: readonly Picture[];
  readonly isFull: boolean;
  readonly isDisabled: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (picture: Picture) => void;
  readonly onRetry: (picture: Picture) => void;
  /** Called for a picture whose file is lost. */
  readonly onChooseAgain: (picture: Picture, files: readonly File[]) => void;
}

/** Up to nine images, four to a row (docs/reference/limits.md#counts). */
export function PictureField(props: PictureFieldProps) {
  const { pictures, isFull, isDisabled, onAdd, onRemove, onRetry, onChooseAgain } = props;
  const { t } = useLingui();
  const grid = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  const [hasRemoved, setRemoved] = useState(false);
  const remove = (picture: Picture, place: number) => {
    removedAt.current = place;
    setRemoved(true);
    onRemove(picture);
  };
  useLayoutEffect(() => {
    if (removedAt.current === undefined) return;
    // What has moved to the place of the removed picture: the next picture, or the picker.
    const tile = grid.current?.children[removedAt.current];
    takeLostFocus(tile?.querySelector<HTMLElement>('button, input'));
    removedAt.current = undefined;
  }, [pictures.length]);
  return (
    <fieldset disabled={isDisabled}>
      <Legend>
        <span>{t`Images`}</span>
        <span>{`${pictures.length}/${MAX_IMAGES}`}</span>
      </Legend>
      <PictureGrid ref={grid}>
        {pictures.map((picture, index) =>
          picture.status === 'lost' ? (
            <Picker
              key={picture.key}
              label={t`Choose image ${index + 1} again`}
              shape={refreshIcon}
              isDisabled={isDisabled}
              isSingle
              onAdd={(files) => {
                onChooseAgain(picture, files);
              }}
            >
              <RemoveButton
                place={index + 1}
                onRemove={() => {
                  remove(picture, index);
                }}
              />
            </Picker>
          ) : (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={index + 1}
              onRemove={() => {
                remove(picture, index);
              }}
              onRetry={() => {
                onRetry(picture);
              }}
            />
          ),
        )}
        <Picker label={t`Add image`} shape={ADD} isDisabled={isFull} onAdd={onAdd} />
        <Picker
          label={t`Take photo`}
          shape={CAMERA}
          isDisabled={isFull}
          capture="environment"
          onAdd={onAdd}
        />
      </PictureGrid>
      <VisuallyHidden aria-live="polite">
        {hasRemoved && t`Images: ${pictures.length}`}
      </VisuallyHidden>
    </fieldset>
  );
}

interface PickerProps {
  readonly label: string;
  readonly shape: string;
  readonly isDisabled: boolean;
  /** Opens the camera directly: some web views offer the gallery only. */
  readonly capture?: 'environment';
  readonly isSingle?: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly children?: Elements;
}

function Picker(props: PickerProps) {
  const { label, shape, isDisabled, capture, isSingle = !!capture, onAdd, children } = props;
  return (
    <PickerTile>
      <Label $isDisabled={isDisabled}>
        <Icon shape={shape} size={20} />
        <VisuallyHidden
          as="input"
          type="file"
          accept={acceptedTypes}
          multiple={!isSingle}
          capture={capture}
          disabled={isDisabled}
          onChange={({ target }: { readonly target: HTMLInputElement }) => {
            onAdd(Array.from(target.files ?? []));
            // Without this the same file cannot be picked again after it was removed.
            target.value = '';
          }}
        />
        <span>{label}</span>
      </Label>
      {children}
    </PickerTile>
  );
}

interface PictureTileProps {
  readonly picture: Picture;
  /** The position among the images, from 1. */
  readonly place: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function PictureTile({ picture, place, onRemove, onRetry }: PictureTileProps) {
  const { t } = useLingui();
  const { status, share, preview, url } = picture;
  const source = preview || (url && serverImage(url));
  const [isRetried, setRetried] = useState(false);
  const isUploading = status === 'waiting' || status === 'sending';
  const tile = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // Retry leaves once the image is there. Its tile keeps the focus.
    if (isRetried) takeLostFocus(tile.current?.querySelector('button'));
  }, [isRetried, isUploading]);
  const retry = () => {
    setRetried(true);
    onRetry();
  };
  return (
    <Tile ref={tile}>
      {source && <img src={source} alt={t`Image ${place}`} />}
      {isUploading && (
        <Below>
          <ProgressBar label={t`Uploading image ${place}`} value={share} />
        </Below>
      )}
      {(status === 'failed' || (isRetried && isUploading)) && (
        <Retry
          type="button"
          aria-label={t`Retry image ${place}`}
          {...(isUploading && { 'aria-busy': true, 'aria-disabled': true })}
          onClick={isUploading ? undefined : retry}
        >
          <Icon shape={refreshIcon} />
        </Retry>
      )}
      <RemoveButton place={place} onRemove={onRemove} />
    </Tile>
  );
}

function RemoveButton({ place, onRemove }: Pick<PictureTileProps, 'place' | 'onRemove'>) {
  const { t } = useLingui();
  return (
    <Remove type="button" aria-label={t`Remove image ${place}`} onClick={onRemove}>
      <Icon shape={REMOVE} size={16} />
    </Remove>
  );
}

const Tile = styled.li`
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
  place-items: end center;
  padding-bottom: 0.375rem;
  border: 2px solid var(--color-danger);
  border-radius: inherit;
  color: var(--color-danger);
  background: var(--color-veil);
  &[aria-busy] {
    opacity: 0;
  }
`;

/* The disc is smaller than its touch target, which lies mostly outside of the tile: the tile's middle is of Retry. */
const Remove = styled.button`
  position: absolute;
  top: -1.25rem;
  inset-inline-end: -1.25rem;
  display: grid;
  place-items: center;
  ${touchable}
  color: var(--color-surface);
  > svg {
    padding: 0.125rem;
    border-radius: 50%;
    background: var(--color-focus);
    box-sizing: content-box;
    /* The cross has the colour of a button's text, and a drawing keeps its own ground. */
    @media (forced-colors: active) {
      border: 1px solid;
      background: ButtonFace;
    }
  }
`;

const Legend = styled.legend`
  display: flex;
  justify-content: space-between;
  width: 100%;
  margin-bottom: 0.75rem;
  font-size: var(--text-s);
  font-weight: 600;
  > span + span {
    font-weight: 400;
    color: var(--color-textSecondary);
  }
`;

/* Square, or taller where its text needs more room. */
const PickerTile = styled(Tile)`
  display: grid;
`;

const Label = styled.label<{ readonly $isDisabled: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  position: relative;
  padding: 0.375rem 0.125rem;
  border: 1.5px dashed var(--color-control);
  border-radius: inherit;
  background: var(--color-surface);
  color: ${({ $isDisabled }) => ($isDisabled ? 'var(--color-control)' : 'var(--color-accent)')};
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 1.15;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: ${({ $isDisabled }) => ($isDisabled ? 'not-allowed' : 'pointer')};
  &:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
