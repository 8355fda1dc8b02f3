import { useLocation } from 'react-router-dom';

/** The query of the screen's address. React Router's own hook would cost every first load 1 kB more. */
export function useAddressQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
