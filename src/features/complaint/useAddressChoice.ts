import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../navigation/useAddressQuery';

/** A choice that stands in the address, where Back and a reload find it; empty while none is made. */
export function useAddressChoice(name: string): [value: string, choose: (value: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const read = useAddressQuery();
  return [
    read(name),
    (value) => {
      const query = new URLSearchParams(search);
      if (value) query.set(name, value);
      else query.delete(name);
      void navigate(`${pathname}?${query.toString()}`, { replace: true });
    },
  ];
}
