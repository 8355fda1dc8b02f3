import { useLocation, useNavigate } from 'react-router-dom';

/** A choice that stands in the address, where Back and a reload find it; empty while none is made. */
export function useAddressChoice(name: string): [value: string, choose: (value: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return [
    query.get(name) ?? '',
    (value) => {
      if (value) query.set(name, value);
      else query.delete(name);
      void navigate(`${pathname}?${query.toString()}`, { replace: true });
    },
  ];
}
