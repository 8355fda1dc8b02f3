import { useEnvironment } from '../../environment/EnvironmentContext';
import { formatDate, formatDateTime } from '../../format/date';

/** Formats dates in the lender's time zone. */
export function useDates() {
  const { timeZone } = useEnvironment();
  return {
    date: (value: string | number) => formatDate(value, timeZone),
    dateTime: (value: string | number) => formatDateTime(value, timeZone),
  };
}
