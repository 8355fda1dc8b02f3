import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CopyRow, stack } from '@/design/ui';
import type { Reference } from '@/domain/orders';
import { serverImage } from '@/platform/navigation';
import { useCopy } from '@/shared';
import { DrawnCode, Paper } from './DrawnCode';

/** The reference for a till: the lender's picture or a drawn code, and its text. */
export function ReferenceCode({ reference }: { readonly reference: Reference }) {
  const { t } = useLingui();
  const copy = useCopy();
  const { text, picture } = reference;
  return (
    <Stack>
      <CodePicture {...reference} key={picture} />
      {text && (
        <CopyRow
          label={t({
            message: `Reference`,
            comment: 'The number by which a shop or bank finds the payment.',
          })}
          value={text}
          copyLabel={t`Copy`}
          copiedLabel={t`Copied`}
          isLarge
          // The fields of banks accept no spaces.
          onCopy={(shown) => copy(text.replace(/\s/g, ''), shown)}
        />
      )}
    </Stack>
  );
}

export function CodePicture({ text, picture }: Reference) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  const address = serverImage(picture);
  const name = t({
    message: `Payment code ${text}`,
    comment: 'For screen readers: a barcode or QR code. The placeholder is its number.',
  });
  // Without a picture that loads, for example without a network, the app draws the code.
  if (!picture || !address || isBroken) return text && <DrawnCode text={text} name={name} />;
  return (
    <Paper>
      <img
        src={address}
        alt={name}
        onError={() => {
          setBroken(true);
        }}
      />
    </Paper>
  );
}

const Stack = styled.div`
  ${stack}
`;
