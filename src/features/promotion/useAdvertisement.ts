import { useLocation } from 'react-router-dom';
import { usePorts } from './ports';
import { type Advertisement, readAdvertisement } from './query';

/** A hash target reads its own query first; the register page reads the page's (docs/reference/routes.md#parameters-in-addresses). */
export function useAdvertisement(reader: 'register' | 'target'): Advertisement {
  const { search: hashQuery } = useLocation();
  const { pageQuery } = usePorts();
  return reader === 'register'
    ? readAdvertisement(pageQuery, hashQuery)
    : readAdvertisement(hashQuery, pageQuery);
}
