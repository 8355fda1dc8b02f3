import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button, tabularDigits, WholeDates } from '@/design/ui';
import { useEnvironment } from '@/platform/environment';
import { useDates } from '@/shared/hooks/useFormats';
import { useLazyPart } from '@/shared/hooks/useLazyPart';
import type { QueryState } from '../Read';

const loadPull = () => import(/* webpackChunkName: "pull" */ './PullToRefresh');

export interface AsOfProps {
  readonly query: Pick<QueryState<unknown>, 'fulfilledTimeStamp' | 'isFetching' | 'refetch'>;
  /** The borrower can read the figures again, by a button and by a pull. */
  readonly isRefreshable?: boolean;
}

/** As wide as a time: its line has its height before the time is there. */
const NO_TIME = '0000-00-00 00:00:00';

/**
 * When the figures of a screen were read. The time is formatted after the first picture, because the first formatter of a
 * zone takes 110 ms on a slow phone.
 */
export function AsOf({ query, isRefreshable = false }: AsOfProps) {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { dateTime } = useDates();
  const { fulfilledTimeStamp: at = 0, isFetching, refetch } = query;
  /** When the figures were read that the borrower asked to read again. */
  const [asked, setAsked] = useState<number>();
  const onRefresh = () => {
    setAsked(at);
    void refetch();
  };
  const isNew = asked !== undefined && asked !== at && !isFetching;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDrawn, 0, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const time = isDrawn ? dateTime(at) : NO_TIME;
  return (
    <Line>
      <Reading $isDrawn={isDrawn}>
        <WholeDates>
          {t({
            message: `Figures of ${appTitle}, ${time}`,
            comment:
              'Below a debt or a list: when it was read. The placeholder is a day and a time.',
          })}
        </WholeDates>
      </Reading>
      {isRefreshable && (
        <>
          <Button variant="text" isBusy={isFetching} onClick={onRefresh}>
            {t({
              message: `Refresh`,
              comment: 'Button: reads the debt or the order again from the lender.',
            })}
          </Button>
          {/* Not live: the screen announces the end of each read. */}
          <Said>
            {isNew && t({ message: `Up to date`, comment: 'After figures were read again.' })}
          </Said>
          <PullWhenTouched onRefresh={onRefresh} />
        </>
      )}
    </Line>
  );
}

/** The gesture exists from the first touch of the page: a mouse or a keyboard has the button. */
function PullWhenTouched({ onRefresh }: { readonly onRefresh: () => void }) {
  const { part } = useLazyPart(loadPull);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const begin = () => {
      setTouched(true);
    };
    window.addEventListener('touchstart', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('touchstart', begin);
    };
  }, []);
  return isTouched && part && <part.PullToRefresh onRefresh={onRefresh} />;
}

/* Two lines beside the button where one is too short for both. */
const Reading = styled.p<{ readonly $isDrawn: boolean }>`
  ${tabularDigits}
  flex: 1 1 10rem;
  visibility: ${({ $isDrawn }) => ($isDrawn ? 'visible' : 'hidden')};
`;

const Said = styled.p`
  flex-basis: 100%;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-s);
  align-items: center;
  font-size: var(--text-s);
  color: var(--color-textSecondary);
`;
