import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Reference } from '../../../loan-api/reference';
import { useCopy } from '../../../shared/hooks/useCopy';
import { serverImage } from '../../../shared/serverImage';
import { CopyRow } from '../../../ui/CopyRow';
import { stack } from '../../../ui/mixins';
import { DrawnCode } from './DrawnCode';
import { Paper } from './Paper';

/** What a till reads: the lender's picture, or one drawn from the text, and the text itself. */
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
          isLarge
          // Banks' fields take no spaces.
          onCopy={(shown) => void copy(text.replace(/\s/g, ''), shown)}
        />
      )}
    </Stack>
  );
}

function CodePicture({ text, picture }: Reference) {
  const { t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  const address = serverImage(picture);
  const name = t`Payment code ${text}`;
  // A picture that cannot be loaded, without a network for instance, is drawn as well.
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
