import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { daysUntil, formatDate } from '@/design/format';
import { useEnvironment } from '@/platform/environment';
import { useDates } from '@/shared/hooks/useFormats';

/**
 * Returns a function that formats a date; one of the last or next seven days has its day in words before it. In a sentence
 * it stands behind a colon or a comma: no language puts an article or a preposition before the words.
 */
export function useDay(): (value: string) => string {
  const { timeZone } = useEnvironment();
  const { date } = useDates();
  const wordsFor = useDayWords();
  const [now] = useState(Date.now);
  return (value) => {
    const days = daysUntil(formatDate(value, timeZone), timeZone, now);
    const day = date(value);
    return days === undefined ? day : `${wordsFor(days)} · ${day}`;
  };
}

/** Returns a function with the words for a number of days from today. */
export function useDayWords(): (days: number) => string {
  const { t } = useLingui();
  /** No plural: its rules take time in a first picture (docs/translate.md). */
  return (days) => {
    if (days === 0)
      return t({ message: `today`, comment: 'Before a date: a payment is due today.' });
    if (days === 1)
      return t({
        message: `tomorrow`,
        comment: 'Before a date: a payment is due on the next day.',
      });
    if (days === -1)
      return t({
        message: `yesterday`,
        comment: 'Before a date: a payment was due on the day before.',
      });
    const ago = -days;
    return days > 0
      ? t({
          message: `in ${days} days`,
          comment: 'Before the date of a payment. The placeholder is a number from 2 to 7.',
        })
      : t({
          message: `${ago} days ago`,
          comment: 'Before the date of a payment. The placeholder is a number from 2 to 7.',
        });
  };
}
