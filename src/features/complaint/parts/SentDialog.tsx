import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../../../design/ui/Dialog';
import { useProblemListQuery } from '../api';
import { useGoHome } from '../useHome';
import { ComplaintNumber } from './ComplaintNumber';

/** The duration in milliseconds (docs/reference/limits.md#times). */
export const SENT_MS = 1_500;

/** Confirms that the complaint was sent, then opens complaint home. */
export function SentDialog({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const number = useNumberOf(text);
  const goHome = useEffectEvent(useGoHome());
  useEffect(() => {
    const timer = setTimeout(() => {
      goHome();
    }, SENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Dialog title={t`Your complaint was sent`}>
      {number && <ComplaintNumber id={number} />}
      <p>{t`You can follow it under My complaints.`}</p>
    </Dialog>
  );
}

/**
 * The number of the latest complaint with this text, once the list is loaded: the answer to sending contains no
 * number.
 */
function useNumberOf(text: string): string | undefined {
  const { data: tabs = [], isFetching } = useProblemListQuery({});
  if (isFetching) return undefined;
  return tabs
    .flatMap(({ items }) => items)
    .filter(({ content }) => content === text)
    .sort((one, other) => other.time.localeCompare(one.time))[0]?.id;
}
