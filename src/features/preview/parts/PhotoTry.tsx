import { useState } from 'react';
import { styled } from 'styled-components';
import { Field } from '@/design/ui';

interface Photo {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly address: string;
}

/** Tests whether this browser or web view gives a photo to a page. The photo is not sent. */
export function PhotoTry() {
  const [photo, setPhoto] = useState<Photo>();
  const take = (file: File | undefined) => {
    if (photo) URL.revokeObjectURL(photo.address);
    setPhoto(file && { name: file.name, size: file.size, address: URL.createObjectURL(file) });
  };
  return (
    <div>
      <Field label="Photo">
        {(ties) => (
          <Input
            {...ties}
            type="file"
            accept="image/*"
            onChange={(event) => {
              take(event.target.files?.[0]);
            }}
          />
        )}
      </Field>
      <div role="status">
        {photo && (
          <>
            <p>{`${photo.name}, ${photo.size.toLocaleString('en')} bytes`}</p>
            <Preview src={photo.address} alt={`The photo ${photo.name}`} />
          </>
        )}
      </div>
    </div>
  );
}

const Input = styled.input`
  width: 100%;
  min-height: 44px;
`;

const Preview = styled.img`
  max-height: 12rem;
  border-radius: var(--radius-m);
`;
