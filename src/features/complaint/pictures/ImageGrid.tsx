import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '@/design/ui';
import { serverImage } from '@/platform/navigation';

export interface ImageGridProps {
  readonly label: string;
  /** Addresses from the server. Addresses that may not be loaded are left out. */
  readonly images: readonly string[];
}

/** Images, four to a row. Each one can be enlarged. */
export function ImageGrid({ label, images }: ImageGridProps) {
  const { t } = useLingui();
  const [enlarged, setEnlarged] = useState<number>();
  const sources = images.map(serverImage).filter((source) => source !== undefined);
  const nameOf = (index: number) => `${label} ${index + 1}`;
  if (sources.length === 0) return null;
  return (
    <>
      <PictureGrid aria-label={label}>
        {sources.map((source, index) => (
          <li key={source}>
            <Thumbnail
              type="button"
              aria-label={t`Enlarge: ${nameOf(index)}`}
              onClick={() => {
                setEnlarged(index);
              }}
            >
              <img src={source} alt="" loading="lazy" />
            </Thumbnail>
          </li>
        ))}
      </PictureGrid>
      {enlarged !== undefined && (
        <Dialog
          title={nameOf(enlarged)}
          closeLabel={t`Close`}
          onClose={() => {
            setEnlarged(undefined);
          }}
        >
          <Large src={sources[enlarged]} alt={nameOf(enlarged)} />
        </Dialog>
      )}
    </>
  );
}

/** A row of four. */
export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.75rem;
`;

const Thumbnail = styled.button`
  position: relative;
  width: 100%;
  padding-top: 100%;
  border-radius: var(--radius-m);
  background: var(--color-soft);
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
`;

const Large = styled.img`
  max-height: 70vh;
  margin-inline: auto;
  object-fit: contain;
`;
