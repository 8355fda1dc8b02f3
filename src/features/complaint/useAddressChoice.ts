import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from '../../navigation/useGo';

/** A choice that stands in the address, where Back and a reload find it; empty while none is made. */
export function useAddressChoice(name: string): [value: string, choose: (value: string) => void] {
  const [, setQuery] = useSearchParams();
  const read = useAddressQuery();
  const choose = (value: string) => {
    setQuery(
      (query) => {
        if (value) query.set(name, value);
        else query.delete(name);
        return query;
      },
      { replace: true },
    );
  };
  return [read(name), choose];
}
