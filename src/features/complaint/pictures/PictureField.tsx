import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/Icon';
import { plusIcon, refreshIcon } from '../../../ui/icons';
import { VisuallyHidden } from '../../../ui/text';
import { MAX_IMAGES } from '../model';
import type { Picture } from '../slice';
import { acceptedTypes } from './pictureFiles';
import { PictureTile, RemoveButton, Tile } from './PictureTile';

const CAMERA =
  'M9 5l-1.5 2H5a2 2 0 00-2 2v8a2 2 0 002 2h14a2 2 0 002-2V9a2 2 0 00-2-2h-2.5L15 5zM12 10a3 3 0 100 6 3 3 0 000-6z';

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
  return (
    <fieldset disabled={isDisabled}>
      <Legend>
        {t`Images`}
        <span>{`${pictures.length}/${MAX_IMAGES}`}</span>
      </Legend>
      <Grid>
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
                  onRemove(picture);
                }}
              />
            </Picker>
          ) : (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={index + 1}
              onRemove={() => {
                onRemove(picture);
              }}
              onRetry={() => {
                onRetry(picture);
              }}
            />
          ),
        )}
        <Picker label={t`Add image`} shape={plusIcon} isDisabled={isFull} onAdd={onAdd} />
        <Picker
          label={t`Take photo`}
          shape={CAMERA}
          isDisabled={isFull}
          capture="environment"
          onAdd={onAdd}
        />
      </Grid>
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
  readonly children?: ReactNode;
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
        {label}
      </Label>
      {children}
    </PickerTile>
  );
}

const Legend = styled.legend`
  display: flex;
  justify-content: space-between;
  width: 100%;
  margin-bottom: 0.75rem;
  font-size: var(--text-s);
  font-weight: 600;
  > span {
    font-weight: 400;
    color: var(--color-textSecondary);
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.75rem;
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
  border: 1.5px dashed var(--color-control);
  border-radius: inherit;
  background: var(--color-surface);
  color: ${({ $isDisabled }) => ($isDisabled ? 'var(--color-control)' : 'var(--color-accent)')};
  font-size: 0.75rem;
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
