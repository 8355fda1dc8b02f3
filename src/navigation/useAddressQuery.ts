import { useSearchParams } from 'react-router-dom';
import { parametersIn } from '../session/launch';

/** Reads the address's parameters by the same rule as a launch's: empty for what is absent or not acceptable. */
export function useAddressQuery() {
  const [query] = useSearchParams();
  return parametersIn(query);
}
