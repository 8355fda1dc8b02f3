import { useLocation } from 'react-router-dom';
import { usePorts } from './ports';
import { readAdvertisement, type Advertisement } from './query';

/** A hash target reads its own query first; the register page reads the page's (contract, section 9). */
export function useAdvertisement(reader: 'register' | 'target'): Advertisement {
  const { search: hashQuery } = useLocation();
  const { pageQuery } = usePorts();
  return reader === 'register'
    ? readAdvertisement(pageQuery, hashQuery)
    : readAdvertisement(hashQuery, pageQuery);
}
