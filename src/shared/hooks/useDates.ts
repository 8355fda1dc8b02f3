import { useEnvironment } from '../../environment/EnvironmentContext';
import { formatDate, formatDateTime } from '../../format/date';

/** The dates of a screen, in the lender's zone. */
export function useDates() {
  const { timeZone } = useEnvironment();
  return {
    date: (value: string | number) => formatDate(value, timeZone),
    dateTime: (value: string | number) => formatDateTime(value, timeZone),
  };
}
