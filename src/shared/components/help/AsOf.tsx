import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { WholeDates } from '../../../design/ui/text';
import { useDates } from '../../hooks/useFormats';

/**
 * When the figures of a screen were read; `at` in epoch milliseconds. The time is formatted after the first picture, because
 * the first formatter of a zone takes 110 ms on a slow phone; its line is there from the start.
 */
export function AsOf({ at }: { readonly at: number }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDrawn, 0, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return <Line data-late>{isDrawn ? <Time at={at} /> : '\u00a0'}</Line>;
}

function Time({ at }: { readonly at: number }) {
  const { t } = useLingui();
  const time = useDates().dateTime(at);
  return (
    <WholeDates>
      {t({
        message: `The lender's figures as of ${time}`,
        comment: 'Below a debt or a list: when it was read. The placeholder is a day and a time.',
      })}
    </WholeDates>
  );
}

const Line = styled.p`
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
